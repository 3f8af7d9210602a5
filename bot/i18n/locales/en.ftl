# Lists.
list-comma = { ", " }
list-and = { $head } and { $last }

# Lists.
list-comma = { ", " }
list-and = { $head } and { $last }

# The database, said to the host at start.
storage-unwritable = The database { $path } can't be created or written ({ $cause }). Give the bot a folder of its own in DATABASE_PATH, with the right to write there.
storage-full = There is no space left for the database { $path }. Free some and start again.
storage-corrupt = The file { $path } is damaged or is no SQLite database ({ $cause }). Put your last backup in its place, or move it away to begin anew.
storage-busy = Another program holds the database { $path }. Is the bot running twice? Stop the other one and start again.
storage-newer = The database { $path } was written by a newer version of this bot. Update the bot, or put the backup from before the update in its place.
storage-foreign = The file { $path } is a database of another program. Choose another DATABASE_PATH.

# Privirea înapoi.

command-review = Revezi jocul: punctele de-a lungul turelor, cele mai bune mutări, cele mai mari scăpări
name-review = analiză
button-review = Analiză
button-replay = Pas cu pas
button-misses = Cele mai mari scăpări
button-miss-before = ◀ Precedenta
button-miss-after = Următoarea ▶

review-begins = **Analiza începe.**
review-queued =
    { $count ->
        [one] **O altă analiză e înaintea acesteia.**
        [few] **{ $count } analize sunt înaintea acesteia.**
       *[other] **{ $count } de analize sunt înaintea acesteia.**
    }
review-progress = **Analizez jocul:** pasul { $done } din { $total }.
review-wait = -# Va apărea aici. Poți închide mesajul: **Analiză** o arată mai târziu imediat.
review-unfinished = **Analiza durează mai mult decât o poate urmări acest mesaj.** Ea continuă: **{ button-refresh }** arată cât s-a făcut sau chiar analiza.
refused-review-broken = Acest joc nu poate fi analizat: după regulile pe care le știu acum, mutările lui nu duc la sfârșitul lui. Poate l-a jucat o versiune mai veche a mea.
review-failed = Analiza n-a putut fi făcută. Apasă **Actualizează** ca să mai încerci; dacă nu merge nici acum, anunță gazda acestui bot.
review-title = **Analiză** · punctele după fiecare tură
review-seat = { $number }. **{ $player }**
review-accuracy = precizie **{ $percent } %**
review-few-decisions = prea puține decizii pentru a judeca
review-most-points =
    { $points ->
        [one] Cele mai multe puncte deodată: tura { $turn }, { $move }, pentru { $points } punct
        [few] Cele mai multe puncte deodată: tura { $turn }, { $move }, pentru { $points } puncte
       *[other] Cele mai multe puncte deodată: tura { $turn }, { $move }, pentru { $points } de puncte
    }
review-see = Vezi o mutare cu multe puncte
review-see-turn = { $player }, tura { $turn }
review-see-points =
    { $points ->
        [one] { $points } punct deodată
        [few] { $points } puncte deodată
       *[other] { $points } de puncte deodată
    }
review-accuracy-explained = -# Precizie: 100 % înseamnă de fiecare dată cea mai bună mutare găsită de mine; 0 %, cea mai slabă pe care am cercetat-o.
review-no-misses = Nimeni n-a scăpat nimic important.
review-no-misses-of = { $player } n-a scăpat nimic important.
review-misses-title = **Cele mai mari scăpări** · { $number } din { $count }
review-missed-points = **Tura { $turn }, { $player }:** { $points ->
        [one] { $points } punct jucat
        [few] { $points } puncte jucate
       *[other] { $points } de puncte jucate
    } ({ $move }), { $there ->
        [one] era { $there }
        [few] erau { $there }
       *[other] erau { $there }
    }: **{ $best }**
review-missed-worth = **Tura { $turn }, { $player }:** { $points ->
        [one] { $points } punct jucat
        [few] { $points } puncte jucate
       *[other] { $points } de puncte jucate
    } ({ $move }). Mai înțelept pe termen lung: **{ $best }** ({ $there ->
        [one] { $there } punct
        [few] { $there } puncte
       *[other] { $there } de puncte
    })
review-lost = -# După estimarea mea, asta a costat în total { $points } puncte.
review-whose = Scăpările cui
review-everybody = Ale tuturor

chart-alt =
    { $count ->
        [one] Punctele după o tură.
        [few] Punctele după fiecare din { $count } ture.
       *[other] Punctele după fiecare din { $count } de ture.
    }
chart-alt-end = La sfârșit: { $scores }.
chart-alt-score = { $player } { $points }
chart-alt-won =
    { $count ->
        [one] { $players } a câștigat.
        [few] { $players } își împart victoria.
       *[other] { $players } își împart victoria.
    }
chart-alt-changes =
    { $count ->
        [one] Conducerea s-a schimbat o dată, în tura { $turn }.
        [few] Conducerea s-a schimbat de { $count } ori, ultima dată în tura { $turn }.
       *[other] Conducerea s-a schimbat de { $count } de ori, ultima dată în tura { $turn }.
    }
chart-alt-no-change = Conducerea nu s-a schimbat niciodată.
chart-alt-led = Turele { $first }–{ $last }: { $player } în frunte.
chart-alt-led-once = Tura { $turn }: { $player } în frunte.

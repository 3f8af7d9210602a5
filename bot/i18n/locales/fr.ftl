# Messages communs à tous les jeux. On tutoie.

# Commandes et options.
command-start = Ouvrir une table dans ce salon
command-join = Prendre une place à la table qui attend dans ce salon
command-leave = Se lever de table ; en cours de partie, te propose d’abandonner
command-board = Voir le plateau le plus récent, pour toi seulement
command-score = Voir les points et à qui de jouer
command-history = Relire les coups joués
command-rules = Lire les règles et comment écrire un coup
command-resign = Quitter la partie en cours ; tes points restent, mais tu ne peux plus gagner
command-end = Arrêter la table sans vainqueur (hôte ou modération)
option-help = L’aide que donne le bot
option-table-language = La langue des messages publics de cette table
option-language = La langue dans laquelle le bot te parle
option-theme = Le style des images
option-text-board = Décrire aussi les plateaux en texte, pour les lecteurs d’écran
option-pings = Te mentionner quand c’est ton tour

# Noms des commandes et des options, tels qu’on les tape.
name-start = commencer
name-join = rejoindre
name-leave = quitter
name-pass = passer
name-board = plateau
name-score = score
name-history = historique
name-rules = règles
name-resign = abandonner
name-end = terminer
name-me = moi
name-server = serveur
name-help = aide
name-language = langue
name-move = coup
name-player = joueur
name-theme = thème
name-text-board = plateau_texte
name-pings = mentions

# Réglages.
settings-command = Choisir la langue, le thème et les mentions
settings-command-me = Ta langue, ton thème, les plateaux en texte et les mentions
settings-command-server = La langue et le thème des tables de ce serveur (il faut « Gérer le serveur »)
settings-me = **Tes réglages.** Ils valent pour les messages privés que tu reçois sur tous les serveurs, et pour tes mentions.
settings-server = **Les réglages de ce serveur.** Ils valent pour les messages publics des nouvelles tables ; chaque table peut choisir sa langue.
settings-language = Langue
settings-theme = Thème
settings-option = { $kind } : { $value }
language-auto = comme dans Discord
language-en = English
language-fr = Français
language-ro = Română
theme-auto = par défaut
theme-dark = sombre
theme-light = clair
theme-contrast = contraste élevé
option-player = Hôte ou modération : la personne à retirer, sans coup depuis 24 heures

# Boutons.
button-join = Rejoindre
button-leave = Quitter
button-add-computer = Ajouter un ordi
button-remove-computer = Retirer un ordi
button-start = Commencer
button-cancel = Annuler
button-hand = Ma main
button-board = Plateau
button-more = Plus
button-score = Score
button-history = Historique
button-rules = Règles
button-resign = Abandonner
button-end = Terminer
button-retire = Retirer { $player }
button-resign-yes = Oui, j’abandonne
button-end-yes = Oui, terminer la partie
button-retire-yes = Oui, retirer
button-keep-playing = Continuer à jouer
button-again = Nouvelle table
button-page-before = ◀ Page précédente
button-page-after = Page suivante ▶
button-refresh = Actualiser
button-back = Menu
button-words = En texte
button-text-on = Plateaux en texte : oui
button-text-off = Plateaux en texte : non
button-pings-on = Mentions : oui
button-pings-off = Mentions : non

# Autour de la table, avant la partie.
lobby-title = # { $game }
lobby-invitation = Une table est ouverte. Appuie sur **Rejoindre** pour prendre une place ; quand tout le monde est là, l’hôte appuie sur **Commencer**.
lobby-started = La partie a commencé.
lobby-seat = { $number }. { $player }
lobby-seat-host = { $number }. { $player } · hôte
lobby-language = La langue de cette table
lobby-seats-free =
    { $taken ->
        [one] -# { $taken } place prise · pour { $fewest } à { $most } joueurs
       *[other] -# { $taken } places prises · pour { $fewest } à { $most } joueurs
    }
computer-name = Ordinateur ({ $level })
level-beginner = débutant
level-beginner-line = **Débutant** vient d’apprendre les règles et laisse passer bien des choses. Un enfant peut gagner.
level-casual = occasionnel
level-casual-line = **Occasionnel** joue avec bon sens, sans voir plus loin que le coup du moment.
level-strong = fort
level-strong-line = **Fort** prend ce qui rapporte et fait attention à ce qu’il te laisse.
level-expert = expert
level-expert-line = **Expert** tient compte de ce que tous les autres peuvent faire. C’est ce que ce bot sait faire de mieux : attends-toi à perdre plus souvent qu’à gagner.

# Pourquoi une table a fermé.
closed-cancelled = La table est annulée.
closed-expired = Personne n’a lancé cette table en une journée : elle est fermée. `/{ $game } commencer` en ouvre une autre.
closed-ended = La partie a été arrêtée avant la fin. Personne ne gagne.
closed-deserted = Il n’y a plus personne à la table : elle est fermée.
closed-channel-gone = Le salon de cette table n’existe plus.

# Les messages d’une partie en cours.
card-your-turn = { $count ->
        [one] { $player } – à toi de jouer !
       *[other] { $player } – à vous de choisir !
    }
turn-yours = **À toi de jouer.**
turn-theirs =
    { $count ->
        [one] À { $players } de jouer.
       *[other] La table attend { $players }.
    }
words-title = **Le plateau en texte** · page { $page } sur { $pages }
board-whole = Tout le plateau
board-zoom = Agrandir une partie
history-title = **Historique** · page { $page } sur { $pages }
more-title = **Plus**

# Demandé une fois.
ask-level = Quel ordinateur veux-tu à la table ?
ask-level-again =
    { $free ->
        [one] Il reste une place libre. Un autre ordinateur ?
       *[other] Il reste { $free } places libres. Un autre ordinateur ?
    }
ask-resign = Veux-tu abandonner ? Tes points restent affichés, mais tu ne peux plus gagner ni revenir dans cette partie.
ask-end = Veux-tu terminer cette partie pour tout le monde ? Personne ne gagnera.
ask-retire = Veux-tu retirer { $player } de la partie ? Elle continuera sans cette personne.

# Dit en privé quand c’est fait.
said-joined = Te voilà à table. Amuse-toi bien !
said-seated = { $player } a pris place.
said-full = La table est maintenant complète.
said-left = Tu as quitté la table.
said-done = C’est fait.
said-cancelled = La table est annulée.
said-started = C’est parti : la partie de { $game } commence.
said-resigned = Tu as abandonné.
said-ended = La partie est terminée. Personne ne gagne.
said-retired = { $player } ne joue plus dans cette partie.
said-kept = Très bien, la partie continue.

# Refus : ce qui ne va pas, et quoi faire.
refused-no-table = Il n’y a pas de table ici. `/{ $game } commencer` en ouvre une.
refused-no-such-table = Ce bouton appartient à une table qui n’existe plus. Cherche un message plus récent, ou ouvre une nouvelle table.
refused-channel-busy = Il y a déjà une table dans ce salon. Rejoins-la ou termine-la d’abord ; un autre salon ou un fil peut avoir la sienne.
refused-already-started = La partie a déjà commencé. `/{ $game } plateau` te la montre.
refused-not-started = La partie n’a pas encore commencé. L’hôte la lance avec le bouton **Commencer**.
refused-table-over = Cette partie est terminée. `/{ $game } commencer` ouvre une nouvelle table.
refused-review-running = La partie est encore en cours, et une analyse en trahirait les secrets. Elle sera disponible une fois la partie terminée. En attendant, le bouton **{ button-review }** sous le dernier message d’une partie précédente fonctionne toujours.
refused-review-never-begun = Cette partie n’a jamais commencé : il n’y a rien à analyser.
refused-lobby-expired = Cette table a attendu plus d’une journée : elle est fermée. `/{ $game } commencer` en ouvre une autre.
refused-already-seated = Tu as déjà une place à cette table.
refused-not-seated = Tu ne joues pas à cette table. Tu peux suivre la partie avec `/{ $game } plateau`, ou rejoindre la prochaine.
refused-player-not-seated = Cette personne n’a pas de place à cette table.
refused-not-host = Seul l’hôte, { $host }, peut faire cela.
refused-not-host-or-moderator = Seul l’hôte de cette table ou la modération (avec la permission « Gérer les messages ») peut faire cela.
refused-not-manager = Il faut la permission « Gérer le serveur » pour changer les réglages du serveur. Les tiens sont dans `/réglages moi`.
refused-too-few =
    { $fewest ->
        [one] Il faut au moins { $fewest } place prise.
       *[other] Il faut au moins { $fewest } places prises. Invite quelqu’un, ou appuie sur **Ajouter un ordi**.
    }
refused-table-full = La table est complète : { $most } places au plus.
refused-no-computer = Il n’y a pas d’ordinateur à cette table.
refused-not-your-turn = Ce n’est pas ton tour. `/{ $game } plateau` montre à qui de jouer.
refused-stale-round = Ce bouton date d’un tour précédent : rien n’a été fait. Regarde le dernier message.
refused-not-silent = La table n’a pas encore attendu { $player } pendant { $hours } heures. Ensuite, l’hôte ou la modération pourra libérer la place.
refused-permissions = Je ne peux pas jouer ici : il me manque { $permissions }. Demande à quelqu’un qui gère ce serveur de m’accorder cela dans ce salon.

# Les permissions, telles que Discord les nomme.
permission-view_channel = « Voir le salon »
permission-send_messages = « Envoyer des messages »
permission-send_messages_in_threads = « Envoyer des messages dans les fils »
permission-attach_files = « Joindre des fichiers »
permission-read_message_history = « Voir les anciens messages »

# Nos propres pannes.
fault = Quelque chose a mal tourné de mon côté ; la table reste comme elle était. Réessaie ; si cela recommence, donne le numéro { $incident } à la personne qui héberge ce bot.
fault-network = Discord ne m’a pas répondu à temps. Regarde le dernier message et réessaie s’il ne s’est rien passé.
fault-old-command = Cette commande a changé. Appuie sur Ctrl+R ou relance Discord, puis réessaie.

# La base de données, dit au démarrage à qui héberge le bot.
storage-unwritable = Impossible de créer ou d’écrire la base de données { $path } ({ $cause }). Donne au bot un dossier à lui dans DATABASE_PATH, avec le droit d’y écrire.
storage-full = Il n’y a plus de place pour la base de données { $path }. Libère de l’espace et redémarre.
storage-corrupt = Le fichier { $path } est abîmé ou n’est pas une base SQLite ({ $cause }). Remets ta dernière sauvegarde à sa place, ou déplace-le pour repartir de zéro.
storage-busy = Un autre programme occupe la base de données { $path }. Le bot tourne-t-il deux fois ? Arrête l’autre et redémarre.
storage-newer = La base de données { $path } vient d’une version plus récente de ce bot. Mets le bot à jour, ou remets la sauvegarde d’avant la mise à jour.
storage-foreign = Le fichier { $path } est la base de données d’un autre programme. Choisis un autre DATABASE_PATH.

refused-private-thread = Je ne fais pas partie de ce fil privé : je ne pourrais pas y montrer la partie. Mentionne-moi une fois dans le fil pour me laisser entrer, ou joue ailleurs.
warning-permissions = -# Je ne peux plus montrer la partie à tous ici : il me manque { $permissions }. Demande à quelqu’un qui gère ce serveur.

# Time to move.
card-late = -# Le temps de { $player } est écoulé, la table a continué.
deadline-line = Temps pour se décider : **{ $time }**, puis la table continue sans attendre.
deadline-60 = 1 minute
deadline-300 = 5 minutes
deadline-900 = 15 minutes
deadline-3600 = 1 heure
deadline-14400 = 4 heures
deadline-86400 = 24 heures
option-deadline = Combien de temps la table attend un joueur (sinon, sans limite)
name-deadline = délai
name-settings = réglages
refused-left = Tu as quitté cette partie, tu ne peux plus y jouer. Tu peux regarder, ou rejoindre la prochaine.
deadline-0 = sans limite

# Les conseils, aux tables d’apprentissage.
command-hint = Voir les meilleurs coups et pourquoi, pour toi seul (tables d’apprentissage)
name-hint = conseil
button-hint = Conseil
button-hint-again = Nouveau conseil
hint-title = **Conseil** · le premier est ce que jouerait l’expert.
hint-advised = **{ $number }.** { $advice }
hint-legend = -# À la longue : avec ce qui est attendu ensuite, pour toi et pour les autres. Risque : les points que le coup peut céder aux autres, ou perdre pour de bon.
hint-outdated = La table a avancé pendant que je réfléchissais : ce conseil arrive trop tard.
hint-moved-on = La table a avancé depuis ce conseil : rien n’en a été fait.
advice-figures = { $points ->
        [one] **{ $points }** point tout de suite · { $later } · risque { $risk }
       *[other] **{ $points }** points tout de suite · { $later } · risque { $risk }
    }
advice-best = à la longue le meilleur
advice-less = à la longue { $less } de moins que le n° 1
advice-as-good = à la longue aussi bon que le n° 1
figure = { $whole },{ $tenths }
figure-minus = −{ $whole },{ $tenths }
figure-plus = +{ $whole },{ $tenths }
refused-no-hints = Cette table joue sans conseils. À une nouvelle table, l’hôte peut les choisir : `/{ $game } commencer` avec l’option aide, « Apprentissage ».
refused-nothing-to-decide = Tu n’as rien à décider maintenant, donc pas de conseil. `/{ $game } plateau` montre qui la table attend.

# Tablée, en français : la langue de repli.

app-name = Tablée

## Lieux
place-rules = Règles
place-history = Parties
place-settings = Réglages
place-keys = Touches du clavier
place-licences = Licences
place-setup = Mise en place

## Accueil
home-question = À quoi joue-t-on ce soir ?
home-free = Pas encore jouée
home-resume = Reprendre
session-another = Nouvelle partie
session-review = Revoir la partie
home-recent = Dernières parties
home-box = { $players } joueurs · { $minutes } min
players-range = { $from } à { $to }
minutes = { $minutes } min

## Jours et heures
weekdays = lundi mardi mercredi jeudi vendredi samedi dimanche
months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
day-today = Aujourd’hui
day-yesterday = Hier
date-short = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month }
date-long = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month } { $year }
time-of-day = { $hour } h { $minute }
day-and-time = { $day }, { $time }
table-of-today = La tablée d’aujourd’hui
table-of-yesterday = La tablée d’hier
table-of-weekday = La tablée de { $name }
table-of-month = { $vowel ->
    [yes] La tablée d’{ $name }
   *[no] La tablée de { $name }
 }
table-of-old = La tablée d’autrefois

## La tablée
table-title = La tablée
table-name = Nom
table-name-hint = Un autre nom
table-left = Plus à gauche
table-right = Plus à droite
table-remove = Retirer
table-done = C’est bon
keyboard-space = espace
keyboard-done = OK
player-number = Joueur { $number }

## Barre
notice-undone = Annulé : { $what }
notice-redone = Rétabli : { $what }

## Réglages
settings-language = Langue
settings-light = Lumière
settings-dark = Sombre
settings-bright = Clair
settings-system = Système
settings-awake = Garder l’écran allumé
settings-awake-when = pendant une partie
settings-text-size = Taille du texte
settings-percent = { $percent } %
settings-sample = Aa
settings-sample-title = clefs pour sortir
settings-sample-text = Encore 5 joyaux avant de pouvoir sortir.
settings-music = Musique
settings-effects = Effets
settings-effects-which = gongs, portes, corne de brume
settings-seen = Chaque son se voit aussi à l’écran.
settings-small = Petits sons
settings-small-which = jeu par jeu ; la bande-son d’Escape reste
settings-gong = Essayer le gong
settings-files = Où sont les fichiers
settings-files-memory = nulle part : rien n’est gardé
settings-export = Exporter toutes les parties
settings-export-forms = JSON ou CSV
settings-licences-which = polices, dessins, sons
settings-version = Tablée { $version } · sans compte, sans réseau
settings-fullscreen = Plein écran
settings-fullscreen-leave = Quitter le plein écran

## Touches
keys-undo = Annuler
keys-redo = Rétablir
keys-back = Retour
keys-fullscreen = Plein écran
keys-rules = Règles
keys-games = Ouvrir un jeu
keys-size = Texte plus grand, plus petit
keys-history = Parties
keys-settings = Réglages
keys-steps = Une étape d’une partie gardée, avant ou après
keys-next-game = La partie gardée d’avant, celle d’après
keys-focus = D’un bouton à l’autre
keys-press = Appuyer sur le bouton choisi
keys-list = Cette liste
keys-hint = Tout se fait aussi du bout du doigt.
key-space = Espace
key-esc = Échap
key-shift = Maj
key-ctrl = Ctrl
key-tab = Tab
key-enter = Entrée
key-backspace = Retour arrière
key-delete = Suppr

## Règles
rules-missing = Ces règles ne sont pas encore écrites dans cette langue.

## Parties
history-empty = Aucune partie pour l’instant
history-empty-how = Chaque partie jouée avec Tablée sera gardée ici, coup par coup.
history-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $evenings ->
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
 }
history-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
history-all = Tous les jeux
history-all-short = Tous
history-unfinished = interrompue
history-start = Tout est en place
history-step = Étape { $step } sur { $all }
history-see-end = Voir la fin
history-trade = Exporter, importer
history-totals = Totaux et records
history-total-games = { $count ->
    [one] partie
   *[other] parties
 }
history-total-evenings = { $count ->
    [one] soirée
   *[other] soirées
 }
history-total-hours = { $count ->
    [one] heure de jeu
   *[other] heures de jeu
 }
history-total-minutes = { $count ->
    [one] minute de jeu
   *[other] minutes de jeu
 }
history-won-of = { $won }/{ $played }
history-wins = { $count ->
    [0] victoire
    [one] victoire : { $who }
   *[other] victoires : { $who }
 }
history-winners = { $count ->
    [one] { $count } gagne
   *[other] { $count } gagnent
 }
history-reading = Lecture des parties…
history-none-match = Rien avec ce choix
history-none-match-how = Aucune partie gardée n’a ce jeu et ces joueurs.
history-clear = Tout montrer
history-delete = Supprimer cette partie
history-deleted = Partie supprimée. Toucher ici pour la remettre.
history-unfinished-count = { $count ->
    [one] Compter aussi la partie interrompue
   *[other] Compter aussi les { $count } parties interrompues
 }

## Exporter et importer
exchange-out = Exporter
exchange-where = Les fichiers vont dans { $folder }
exchange-where-page = Le fichier arrive dans les téléchargements du navigateur.
exchange-this = Cette partie
exchange-json = JSON, pour une autre tablette
exchange-csv = CSV, pour un tableur
exchange-done = { $count ->
    [one] Une partie est écrite dans { $file }
   *[other] { $count } parties sont écrites dans { $file }
 }
exchange-failed = Cela n’a pas marché : { $reason }
exchange-in = Importer
exchange-in-how = Copiez le fichier .jsonl de l’autre tablette dans Téléchargements, ou branchez une clé ; il apparaît ici. Rien n’est remplacé, rien n’est pris deux fois.
exchange-in-how-page = Choisissez le fichier .jsonl de l’autre tablette. Rien n’est remplacé, rien n’est pris deux fois.
exchange-none = Aucun fichier de parties trouvé.
exchange-unreadable = Ce dossier ne peut pas être lu.
exchange-look = Chercher encore
exchange-choose = Choisir un fichier
exchange-taken = { $added ->
    [0] Aucune partie nouvelle
    [one] Une partie ajoutée
   *[other] { $added } parties ajoutées
 }{ $already ->
    [0] .
    [one] , une était déjà là.
   *[other] , { $already } étaient déjà là.
 }
exchange-more = Et { $count ->
    [one] un autre problème.
   *[other] { $count } autres problèmes.
 }
exchange-no-game = { $file }, ligne { $line } : ce n’est pas une partie, c’est laissé de côté.{ $detail }
exchange-line = { $file }, ligne { $line } : abîmée, elle est laissée de côté.{ $detail }
exchange-setup = { $file }, ligne { $line } : une mise en place impossible, la partie est laissée de côté.{ $detail }
exchange-disk = { $file }, ligne { $line } : le disque a refusé cette partie. { $detail }

## Licences
licences-fonts = Polices
licences-fonts-text = Atkinson Hyperlegible Next, Young Serif et Barlow Condensed, sous licence SIL Open Font, version 1.1.
licences-art = Dessins
licences-art-text = Tous dessinés pour Tablée, sous licence MIT ou Apache 2.0.
licences-sounds = Sons
licences-sounds-text = Tous faits pour Tablée, sous licence MIT ou Apache 2.0 : instruments de FluidR3 GM (Frank Wen) et de MuseScore General (S. Christian Collins), MIT ; échantillons de Sonic Pi, CC0 ; voix de Kokoro (Apache 2.0, d’après SIWIS, CC BY 4.0) et de Thorsten (Apache 2.0).
licences-code = Programme
licences-code-text = Tablée est sous licence MIT ou Apache 2.0. L’interface est faite avec iced (MIT).
licences-games = Les jeux
licences-games-text = Les noms et les règles des jeux appartiennent à leurs auteurs et éditeurs. Tablée accompagne les boîtes que vous possédez ; elle n’en remplace aucune.
licences-crates = Bibliothèques
licences-crates-text = Ces bibliothèques libres font partie du programme. Les textes de leurs licences l’accompagnent, dans le fichier third-party.txt.

## Bandeaux
banner-read-only = Rien ne peut être écrit ici : la partie continue, mais elle ne sera pas gardée. ({ $reason })
banner-not-saved = Les derniers coups ne sont pas encore gardés : { $reason }
banner-closing = Les derniers coups ne sont pas gardés ({ $reason }) : fermer maintenant les perd.
banner-stay = Rester
banner-close-anyway = Fermer quand même
banner-lost = Quelque chose de cette partie n’a pas pu être gardé : { $reason }
banner-set-aside = Un fichier abîmé a été mis de côté : { $file }
banner-kept = Quelqu’un d’autre a changé le fichier d’une partie : ce qui a été joué ici est gardé dans { $file }
banner-crashed = Tablée s’est arrêtée d’un coup la dernière fois. Les parties sont là ; la cause est dans { $file }
banner-in-use = Cette partie est ouverte dans une autre fenêtre : ici, on ne peut que regarder.
banner-short-file = Fichier mis à part
banner-short-not-saved = Pas encore enregistré
banner-short-in-use = À regarder seulement
banner-short-no-sound = Pas de son
banner-short-crashed = Arrêt imprévu
banner-dismiss = Compris
rules-search = Chercher un mot
rules-page-of = { $section }, { $page } sur { $pages }
rules-without-typing = Sans taper
rules-found = Trouvé

## Mise en place
setup-on-table = Sur la table, { $players ->
    [1] en solo
    [2] à deux
    [3] à trois
    [4] à quatre
    [5] à cinq
   *[other] à six
 }
setup-progress = { $done } sur { $all }
setup-draw-lots = Tirer au sort
setup-list = La boîte : que sortir ?
setup-choices = Les choix

## Ce que dit le disque
store-in-use = une autre fenêtre l’écrit
store-not-found = le fichier a disparu
store-damaged = le fichier est abîmé
store-changed = le fichier a changé entre-temps
store-read-only = le dossier est en lecture seule
store-full = le disque est plein
store-slow = le disque ne répond pas
store-io = le disque signale une erreur
store-not-open = la partie n’est pas ouverte en écriture
store-not-a-line = cela ne s’écrit pas sur une seule ligne

## Partout
why = Pourquoi ?
again = Rejouer
list-and = { $first } et { $last }
banner-no-sound = Aucun appareil audio : tout se voit à l’écran, rien ne s’entend.
banner-sound-lost = Le son a disparu : la partie continue, et il reviendra de lui-même.
banner-sound-damaged = Un fichier de son ne peut pas être lu.
banner-without-sound = Continuer sans
banner-retry = Réessayer
place-music = Musique
place-downloads = Téléchargements
place-own-folder = Dossier personnel

## Corrections
notice-correction-undone = Correction annulée : tout est comme avant.
notice-corrected = Corrigé ; la suite est recalculée.
notice-corrected-ended = { $count ->
    [1] Corrigé : la partie finit plus tôt, la suite ne compte plus.
   *[other] Corrigé : la partie finit plus tôt, { $count } entrées ne comptent plus.
 }
notice-corrected-refused = Corrigé, mais la suite s’arrête avant « { $step } » : { $reason } Annuler remet tout comme avant.
entries-title = Ce qui est noté
entries-how = Touchez une ligne pour la corriger ; la suite est recalculée.
entries-instead = C’était plutôt :
entries-no-other = Rien d’autre n’était possible à ce moment.
entries-correct = Corriger

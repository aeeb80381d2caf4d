cliff-name = Vertical
cliff-short = Vertical
cliff-tagline = Bâtir la falaise en la gravissant.

## Souvenirs
cliff-told-tile = { $name } pioche une tuile
cliff-told-carabiner = { $name } accroche un mousqueton, { $row ->
    [0] au pied
   *[other] à l’étage { $row }
 }
cliff-told-ladder = { $name } pose une échelle, { $row ->
    [0] au pied
   *[other] à l’étage { $row }
 }
cliff-told-zipline = { $name } tend une tyrolienne, { $row ->
    [0] au pied
   *[other] à l’étage { $row }
 }
cliff-told-cave = { $name } pose une grotte, { $row ->
    [0] au pied
   *[other] à l’étage { $row }
 }
cliff-told-starts = { $name } quitte le sol
cliff-told-up = { $name } monte à l’étage { $row }
cliff-told-down = { $name } descend, { $row ->
    [0] au pied
   *[other] à l’étage { $row }
 }
cliff-told-aside = { $name } fait un pas de côté, { $row ->
    [0] au pied
   *[other] à l’étage { $row }
 }
cliff-told-set-place = { $name } est { $row ->
    [0] au pied
   *[other] à l’étage { $row }
 } (corrigé)
cliff-told-set-below = { $name } est sous le pied (corrigé)
cliff-told-set-bag = { $count ->
    [0] { $name } n’a plus rien en sac
   *[other] { $name } a en sac : { $tokens }
 } (corrigé)
cliff-total-summits = { $count ->
    [0] sommet
    [one] sommet : { $who }
   *[other] sommets : { $who }
 }
cliff-record = L’étage le plus haut : { $name }

## Matériel
cliff-carabiner = Mousqueton
cliff-ladder = Échelle
cliff-zipline = Tyrolienne
cliff-ice-axe = Piolet
cliff-crampons = Crampons
cliff-cave-map = Plan des grottes

## Mise en place
cliff-way = Que suit Tablée ?
cliff-way-wall = Toute la paroi
cliff-way-light = Le plus simple
cliff-way-wall-about = Pas, jetons, grottes et chutes
cliff-way-light-about = Tuiles et chutes, les hauteurs à la fin
cliff-youngest = Le plus jeune commence
cliff-bags = Les sacs
cliff-bags-last = Les mêmes sacs
cliff-fill-bags = { $full } sur { $all } remplis
cliff-bag-full = Le sac est plein.
cliff-bag-wants = { $count ->
    [one] Encore un jeton. La même sorte peut revenir.
   *[other] Encore { $count } jetons. La même sorte peut revenir.
 }
cliff-goes-on-wall = Se posent sur la paroi
cliff-stays-in-bag = Restent dans le sac
cliff-missing = { $count ->
    [one] Il manque un jeton à { $name }
   *[other] Il manque { $count } jetons à { $name }
 }
cliff-start = Grimpons !
cliff-heaps-set = Compter les tuiles de chaque tas
cliff-heaps-are = Tuiles par tas : { $one }, { $two } et { $three }
cliff-heaps-title = Les tuiles de votre boîte
cliff-heaps-hint = Le livret n’en dit que la somme, { $all }. Si vous les comptez, Tablée montrera chaque tas.
cliff-heap = Tas { $n }
cliff-heaps-none = Ne pas compter
cliff-step-tiles = tuiles, en trois tas
cliff-step-tiles-how = 1, 2 et 3, au dos, face cachée
cliff-step-tiles-counted = { $one } au tas 1, { $two } au tas 2, { $three } au tas 3
cliff-step-tokens = jetons, en six tas
cliff-step-tokens-how = { $each } de chaque sorte, face visible
cliff-step-bags = jetons, dans les sacs
cliff-step-bags-how = { $each } par sac, visibles devant soi
cliff-step-climbers = { $count ->
    [one] grimpeur, sous le pied
   *[other] grimpeurs, sous le pied
 }
cliff-step-climbers-how = { $name } commence

## Le tour
cliff-about = À { $name }, { $count ->
    [0] plus de tuile
    [one] encore une tuile
   *[other] encore { $count } tuiles
 }
cliff-turn = À { $name }
cliff-foot = pied
cliff-below = sous le pied
cliff-at-foot = au pied
cliff-at-row = à l’étage { $row }
cliff-hint-foot = { $place } : touchez une tuile du pied
cliff-hint-arrow = { $place } · une flèche compte aussi la tuile
cliff-hint-drawn = { $place } · posez, équipez, grimpez
cliff-hint-stepped = { $place } · le pas est fait
cliff-hint-zipline = { $place }, tyrolienne : toute tuile au même étage ou plus bas
cliff-hint-cave = { $place }, grotte et plan : un pas mène à la plus proche
cliff-step-draw = Piocher
cliff-step-lay = Poser
cliff-step-equip = Équiper
cliff-step-climb = Grimper
cliff-phone-draw = 1. Piocher
cliff-phone-climb = 4. Grimper
cliff-phone-next = C’est fait
cliff-tiles = { $count ->
    [one] tuile
   *[other] tuiles
 }
cliff-tiles-of = { $count ->
    [one] tuile sur 60
   *[other] tuiles sur 60
 }
cliff-heaps-order = tas 1, puis 2, puis 3
cliff-heap-now = { $count ->
    [one] tas { $n }, encore une
   *[other] tas { $n }, encore { $count }
 }
cliff-all-bags = Tous les sacs
cliff-back-to-wall = Retour à la paroi
cliff-fall = Chute !
cliff-cave = Grotte
cliff-equip = Équiper
cliff-stay = Reste là
cliff-finish = Fin de la partie
cliff-where-cave = Où est posée la grotte ? À l’étage { $row } au plus.
cliff-where-token = { $token } : touchez la tuile à équiper.

## Ce que la tuile demande
cliff-demands = La tuile demande
cliff-asks-ice-axe-yes = Piolet : { $name } a le sien en sac et peut y aller.
cliff-asks-ice-axe-no = Piolet : { $name } n’en a pas et ne peut pas y aller.
cliff-asks-crampons-yes = Crampons : { $name } a les siens en sac et peut y aller.
cliff-asks-crampons-no = Crampons : { $name } n’en a pas et ne peut pas y aller.
cliff-asks-ladder-yes = Échelle : { $name } en a une à poser ; ensuite tous y passent.
cliff-asks-ladder-no = Échelle : { $name } n’en a plus ; il en faut une sur la tuile.
cliff-asks-danger = Danger : personne n’y va, quel que soit le matériel.

## Chute
cliff-falls-held = Un mousqueton retient { $name }
cliff-falls-caught = { $name } tombe jusqu’à un mousqueton
cliff-falls-to-foot = { $name } tombe sous le pied
cliff-falls-below = { $name } est déjà sous le pied
cliff-from-to = d’abord { $from }, maintenant { $to }
cliff-passed = Étage { $row } : { $name } s’y tient déjà.
cliff-reason-carabiner = { $row ->
    [0] Au pied, un mousqueton
   *[other] Étage { $row }, un mousqueton
 }
cliff-reason-taken = mais { $name } s’y tient déjà
cliff-reason-free = libre, le premier en descendant la colonne
cliff-reason-stands = juste là : on ne bouge pas
cliff-reason-foot = Aucun mousqueton libre
cliff-reason-foot-why = plus bas dans la colonne : on repart d’en bas
cliff-reason-below = Déjà tout en bas
cliff-reason-below-why = la tuile est mise de côté
cliff-rests = { $name } ne grimpe plus ce tour-ci, pas même en tyrolienne, mais peut encore équiper la paroi.

## Fin
cliff-over = Fin de la partie
cliff-result = { $count ->
    [one] { $row ->
        [-1] { $names } gagne, sous le pied
        [0] { $names } gagne, au pied
       *[other] { $names } gagne, à l’étage { $row }
     }
   *[other] { $row ->
        [-1] { $names } gagnent ensemble, sous le pied
        [0] { $names } gagnent ensemble, au pied
       *[other] { $names } gagnent ensemble, à l’étage { $row }
     }
 }
cliff-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
 }
cliff-won-many = { $count } gagnent ensemble
cliff-silent = Le livret se tait sur l’égalité : la victoire est partagée. Touchez un nom si votre table en décide autrement.
cliff-silent-decided = Décidé par la table. Touchez encore pour partager.
cliff-heights-title = La montée, tour par tour
cliff-stands = { $count ->
    [0] Plus de tuile
    [one] Encore une tuile
   *[other] Encore { $count } tuiles
 }

## Le plus simple
cliff-light-tile = Tuile
cliff-light-fell = { $name } tombe au premier mousqueton libre, sinon sous le pied.
cliff-then = puis { $name }
cliff-to-light = Le plus simple
cliff-to-wall = Toute la paroi
cliff-heights-ask = Qui est à quel étage ?
cliff-heights-how = Le pied compte 0. Sous le pied : –
cliff-told-bag-unknown = Sac non suivi : { $name }

## Corriger
cliff-correct = Corriger { $name }
cliff-correct-place = { $place } · touchez la bonne tuile, ou les jetons du sac
cliff-below-are = { $names } : sous le pied

## Touches
cliff-key-step = Un pas
cliff-key-enter = Piocher, poser ici ou passer au suivant
cliff-key-draw = Piocher
cliff-key-fall = Chute !
cliff-key-cave = Poser une grotte
cliff-key-equip = Équiper
cliff-key-cancel = Reposer
cliff-key-way = Le plus simple ou toute la paroi
cliff-key-tile = Tuile
cliff-key-heights = Les hauteurs
cliff-key-height = Un étage de plus ou de moins
cliff-key-climber = Un autre grimpeur
cliff-key-done = C’est bon

# Ce qui ne va pas, et ce qui irait. Une ligne chacune.

error-file-unreadable = illisible : { $detail }
error-file-missing = ce fichier n’existe pas
error-file-a-folder = est un dossier, pas un fichier
error-file-forbidden = tu n’as pas le droit de lire ce fichier
error-file-not-utf8 = n’est pas un texte UTF-8
error-file-too-large = dépasse { $megabytes } Mo, ce qu’aucune partie n’atteint
error-not-json = n’est plus du JSON à partir de la ligne { $line }, colonne { $column }
error-too-deep = imbriqué bien plus profond qu’aucune partie
error-number-too-long = contient un nombre trop long pour être lu
error-no-such-number = { $name } n’est pas un nombre en JSON
error-field-twice = le champ { $field } est écrit deux fois
error-not-an-object = ce n’est pas un objet JSON
error-other-format = { $found } n’est pas un format que cette version lit ; elle lit { $known }
error-unknown-field = champ inconnu { $field } ; il y a { $known }
error-missing-field = manque
error-none-of = { $found } ne va pas ici ; ce qui va : { $known }
error-no-editions = { $game } n’a pas d’éditions ; laisse ce champ de côté
error-not-true-or-false = ni true ni false
error-not-a-list = ce n’est pas une liste
error-not-a-word = ce n’est pas un mot entre guillemets
error-not-a-list-of-words = ce n’est pas une liste de noms, de places ou de mots
error-no-such-cards = { $game } n’a pas ces cartes ; laisse ce champ de côté
error-name-empty = un nom ne peut pas être vide
error-name-too-long = { $name } est trop long pour un nom ; { $longest } caractères au plus
error-name-unprintable = { $name } contient des caractères qui ne s’affichent pas
error-name-reserved = personne ne peut s’appeler { $name } : c’est un mot du jeu
error-name-twice = { $name } est déjà à table ; chaque nom une seule fois
error-name-alike = { $name } ressemble à s’y méprendre à { $other }, qui est déjà à table ; choisis un autre nom
error-name-unseen = rien ne se voit dans ce nom ; choisis-en un qui se lise
error-cards-and-players = cartes données : { $cards }, joueurs : { $players } ; une carte chacun
error-answer-fields = une réponse a by, call, choose, et peut-être luck
error-nobody-called = personne ne s’appelle { $name } ; il y a { $known }
error-not-legal = { $choice } n’est pas permis à { $who } pour l’appel { $call } ; permis : { $legal }
error-not-asked = personne n’a demandé { $call-tried } à { $name } ; l’appel suivant est { $call }, pour { $who } : { $legal }
error-game-over = personne n’a demandé { $call-tried } à { $name } : la partie est finie
error-incomplete = incomplet : il manque la réponse à { $call }, par { $who } ; permis : { $legal }
error-no-such-seat = personne ne s’appelle { $name } ; il y a { $known }
error-too-many-steps = partie trop longue pour être montrée : { $count } pas ; { $longest } au plus

## Mise en place

error-players-out-of-range = nombre de joueurs : { $count } ; on joue de { $low } à { $high }
error-centre-cards = cartes au centre : { $count } ; il en faut { $needed }
error-too-many-cards = trop de cartes : { $count } ; les joueurs et le centre en prennent { $needed }
error-cards-for-players =
    { $count ->
        [one] une carte posée
       *[other] { $count } cartes posées
    } pour { $players } joueurs et { $centre } au centre ; il en faut { $needed }
error-cards-out-of-range = cartes : { $count } ; ce jeu en demande de { $low } à { $high }, dont { $centre } au centre
error-no-such-role = { $name } n’est pas un rôle de ce jeu ; il y a { $known }
error-both-masons-or-none = francs-maçons : { $count } ; les deux ou aucun
error-alpha-and-centre-wolf = { $alpha } et un loup de plus au centre vont ensemble ; jamais l’un sans l’autre
error-centre-wolf-kind = { $name } ne peut pas être le loup du centre ; ceux qui peuvent : { $known }
error-no-werewolf = aucun Loup-Garou ; il en faut au moins un
error-thief-and-extra = cartes en plus : { $count } ; le Voleur est donné à un joueur et en amène deux, sans lui il n’y en a pas
error-at-most-one = plus d’une carte { $role } ; une au plus
error-options-exclude = { $option } et { $rival } s’excluent

## Réponses à la table

error-nobody-asked = personne ne te demande { $call } en ce moment
error-not-an-option = ce n’est pas un des choix pour { $call }
error-no-such-wall = rien n’est montré ici pour l’instant. Sur le téléphone qui mène, touche le bouton de la télévision et ouvre l’adresse indiquée
error-no-card-left = il ne reste pas de carte { $role } pour cette place
error-cannot-be-tied = entre ces personnes, pas d’égalité possible ; choisis-en au moins deux, ou entre les voix une à une

## Affirmations

error-claim-kind = { $found } ne s’affirme pas ici ; ce qui s’affirme : { $known }
error-claim-blanks = parties de l’affirmation : { $count } ; il en faut { $needed }
error-claim-part = { $found } ne va pas dans cette affirmation
error-claim-about-oneself = Dis cela de quelqu’un d’autre, pas de toi.
error-claim-same-place = Il faut deux cartes différentes.
error-gesture-kind = { $found } n’est pas un geste ; il y a : { $known }
error-gesture-at = Montre quelqu’un d’autre à la table ; les autres gestes ne visent personne.

## Compter les mondes

error-worlds-too-long = C’est trop long à calculer : demande avec moins d’affirmations.
error-worlds-game = cela ne se compte pas encore ; ce qui se compte : { $known }
error-worlds-copiers = plus d’une carte qui en copie une autre, { $known } : cela ne se compte pas encore exactement
error-worlds-role = ce qui se passe à l’appel { $call } ne peut pas être suivi exactement ; rien n’est donc compté
error-worlds-too-many = il y a trop de nuits pour les essayer une par une
error-worlds-fact = { $found } n’est pas un fait de la nuit ; jusqu’au vote, il y a { $known }
error-worlds-dealt-first = le premier fait est la carte que la place a reçue, et il n’y en a qu’un
error-worlds-night-not-over = la nuit de cette place n’est pas finie ; donne tous ses faits jusqu’au vote, ou dis qu’elle ne l’est pas (over : false)
error-worlds-claim-fields = une affirmation a by, kind et parts
error-worlds-ask-fields = ce qui est demandé a place et role

## Choisir à quoi jouer

error-no-scenario = il n’y a pas de scénario { $name } ; il y a { $known }
error-scenario-players = { $scenario } se joue à { $known }, pas à { $count }
error-cards-are-drawn = les cartes de ce scénario sont tirées à chaque partie ; un arbre demande des cartes toujours les mêmes
error-too-many-deals = façons de donner ces cartes : { $count } ; une petite table en a { $most } au plus
error-no-deck-for = { $where } { $count } : { $game } se joue de { $low } à { $high }
error-no-mind = aucun esprit ne s’appelle { $name } ; il y a { $known }
error-learned-unreadable = cette table ne peut pas être lue : { $name }, { $detail }
error-learned-no-json = cette table n’est pas du JSON
error-learned-none = ce n’est pas une table écrite par « garou lab learn »
error-learned-other = cette table a pour format { $found } ; cette version lit { $known }
error-learned-field = le champ { $name } de cette table manque, ou contient ce qu’il ne peut contenir
error-no-such-side = { $name } n’est ni un camp ni une carte de ce jeu, ni une place de 1 à { $count } ; il y a { $known }

## Les parties comme données

error-data-suffix = un nom de fichier dit ce que c’est, { $known }, et { $name } ne le dit pas
error-data-no-file = il n’y a pas de fichier { $name }
error-data-not-text = { $name } n’est pas un texte en UTF-8
error-data-no-row = la partie { $number } du fichier n’est pas un objet JSON
error-data-other-format = la partie { $number } du fichier n’est pas écrite comme le veut { $known }
error-data-field = partie { $number } du fichier : { $field } manque, ou n’est pas ce qu’il faut
error-data-no-parquet = { $name } n’est pas un fichier Parquet, ou il est tronqué
error-data-no-columns = { $name } est un fichier Parquet, mais ses colonnes ne sont pas celles de parties
error-data-no-gpt4 = { $name } n’est pas une partie de ce jeu de données : il faut messages et evaluation
error-data-gpt4-game = la partie dans { $name } ne se joue pas selon nos règles : { $place }

## Le laboratoire

error-balance-in-lobby = l’équilibre des cartes se calcule avant la partie, dans le salon
error-no-scheduler = aucun ordonnanceur Dask ne répond à cette adresse : { $address } ; une adresse s’écrit { $example }
error-no-workers = personne ne travaille pour l’ordonnanceur : { $address }
error-scheduler-lost = l’ordonnanceur a disparu : { $address }
error-workers-end = les processus de l’ordonnanceur s’arrêtent dès qu’ils commencent : { $address }
error-other-version = un processus de l’ordonnanceur ({ $address }) a Garou { $found }, et ceci est { $here } : les chiffres différeraient
error-no-garou-there = l’ordonnanceur ({ $address }) ou un de ses processus n’a pas de Garou qui sache le faire ; installez-y { $here }
error-no-such-deck = aucun paquet de ce genre pour { $players } joueurs : trop de cartes demandées, trop peu qui restent, ou le livret les déconseille toutes

## Tournois

error-too-few-entrants = participants : { $count } ; il en faut au moins { $needed }
error-named-twice = { $name } est cité deux fois
error-target-too-low = objectif : { $count } ; il faut au moins { $needed }
error-tournament-over = le tournoi est fini : il revient à { $name }
error-round-not-over = le tour { $count } n’est pas fini ; il manque un résultat
error-no-such-game = rien à inscrire sous le numéro { $count } ; il y a { $known }
error-group-gone = la table { $count } a abandonné ; elle ne joue plus de donne
error-entrants-and-seats = { $count } participants ne remplissent pas des tables de { $needed }

## Juger une partie de vraies cartes

error-cannot-count-as = place { $seat } : la carte { $face } ne peut pas compter comme { $counts }
error-artifact-twice = l’artefact { $artifact } est sur deux cartes ; il n’y en a qu’un

## À une table sur le web

error-no-such-table = Aucune table ne s’appelle { $code }. Redemande le code : un mot et un nombre.
error-table-playing = Trop tard pour cela : la partie a commencé.
error-table-full = Toutes les maisons sont prises. Tu peux regarder.
error-no-such-seat-here = Cette place n’est pas à cette table.
error-not-your-seat = Cette place est à quelqu’un d’autre.
error-only-the-host = C’est à { $name }, qui tient la table, de le faire.
error-nobody-hosts = Personne ne tient cette table pour l’instant. Attends un moment, puis recommence.
error-only-the-owner = C’est à { $name }, qui reçoit à cette table, de le faire.
error-nobodys-table = Ceux qui recevaient à cette table l’ont quittée pour de bon. Tu peux y jouer, mais rien effacer, ni retirer qui était là avant toi.
error-sat-longer = { $name } est à cette table depuis plus longtemps que toi : c’est à { $owner }, qui y reçoit, de lui demander de partir.
error-still-here = { $name } est là, ou l’était à l’instant : personne d’autre ne peut confier cette place à un robot.
error-emblem-taken = { $name } a déjà ce signe : choisis-en un autre.
error-chips-named = { $name } joue pour des jetons : ce nom reste jusqu’à la fin de la course.
error-asked-already = La place où jouait { $name } est déjà demandée. Parles-en à l’hôte.
error-fewer-seats-than-people = Il y aurait moins de maisons que de personnes à table. Ajoute des cartes, ou libère une place.
error-too-late = Trop tard : la partie est déjà plus loin.
error-nothing-chosen = Choisis d’abord, puis confirme.
error-no-game-yet = Il n’y a pas encore de partie à cette table.
error-game-going-on = La partie n’est pas finie. À la fin, tu pourras tout voir.
error-film-over = La partie suivante a commencé : ce film est du passé, et chacun regarde de son côté.
error-somebody-leads = { $name } mène déjà la projection.
error-not-leading = Ce n’est pas toi qui mènes la projection.
error-does-not-look-along = La main ne passe qu’à quelqu’un qui regarde le film.
error-link-void = Ce lien ne vaut plus rien : seul le dernier fait sert, une fois, pendant dix minutes. Refais-en un sur l’appareil qui tient la place.
error-no-deducing = À cette table, tu ne peux pas ouvrir « Je déduis » : c’est la règle choisie avant la partie.
error-deduce-by-day = « Je déduis » s’ouvre de jour, pendant une partie.
error-no-seat = Tu n’as pas de place à cette table. Entre d’abord.
error-too-many-tables = Il n’y a plus de place pour une table de plus. Essaie un peu plus tard.
error-too-fast = Doucement. Attends quelques secondes, puis recommence.
error-too-many-watching = Trop de monde regarde en ce moment. Réessaie dans un petit moment.
error-busy = Beaucoup de parties se revoient en ce moment. Réessaie dans quelques secondes.
error-too-large = C’est trop à envoyer en une fois.
error-head-too-large = Ton navigateur a trop envoyé d’un coup. Efface les cookies de ce site, puis recommence.
error-no-such-host = Ce serveur ne répond pas à cette adresse.
error-cross-site = Cela venait de la page d’un autre site. Ouvre la table ici, puis recommence.
error-no-such-page = Il n’y a rien à cette adresse. Vérifie-la, ou reviens à l’accueil.
error-malformed = Quelque chose manque ou ne se lit pas : { $where }.
error-not-kept = Impossible de noter cela pour l’instant : il ne s’est donc rien passé. Rien d’autre n’est perdu ; réessaie dans un instant.
error-set-aside = Ce qui s’est passé à { $code } ne peut plus être relu : on ne peut pas continuer pour l’instant. Rien n’a été effacé ; la personne qui tient ce serveur peut réparer cela.
error-newer-version = { $code } continue avec une version plus récente de ce serveur, qui prend justement la relève. Rien n’est perdu ; réessaie dans un instant.
error-broken = Quelque chose s’est cassé chez nous. Rien de ce qui était noté n’est perdu ; recharge la page.

error-line-length = C’est vide ou trop long : écris { $longest } caractères au plus.
error-hush-at-night = Chut : il fait nuit. Tu pourras parler le jour venu.
error-masked = Tu portes le masque : tu ne peux pas parler aujourd’hui. Un geste est permis.
error-no-gestures = Personne n’est tenu au silence dans cette partie : dis-le avec des mots.
error-one-at-a-time = Un signe après l’autre : laisse au dernier le temps d’être vu.
error-not-in-this-game = Tu n’es pas de cette partie : tu pourras parler quand elle sera finie.
error-the-dead-are-silent = Tu ne joues plus cette partie : tu ne peux plus rien annoncer.
error-enough-claims = Tu as déjà fait { $most } annonces dans cette partie : cela suffit.
error-answered-already = Tu as déjà choisi : c’est noté.
error-table-paused = L’horloge est arrêtée : il faut d’abord la relancer.

## Parties passées et tournois

error-no-such-past-game = Cette table n’a pas de partie passée numéro { $count }.
error-cup-table = Cette table est celle d’un tournoi : ce qui s’y joue, et avec qui, se décide là-bas.
error-name-typed = { $name } est déjà sur la liste. Si c’est toi, demande ton lien à qui organise : son téléphone peut le faire.
error-no-such-cup = Aucun tournoi ni carnet ne s’appelle { $code }. Relis le code avec qui l’a ouvert.
error-cup-begun = Trop tard pour cela : le tournoi a commencé.
error-cup-not-begun = Le tournoi n’a pas commencé.
error-cup-full = { $most } au plus peuvent prendre part.
error-no-real-duplicate = Les mêmes donnes à plusieurs tables demandent un serveur qui distribue : avec de vraies cartes, joue en double élimination.
error-no-bots-here = Aucun robot ne peut tenir de vraies cartes : écris les noms de celles et ceux qui jouent.
error-only-real-cards = On inscrit des noms dans les tournois avec de vraies cartes ; ici, chacun s’inscrit sur son téléphone.
error-nothing-drawn = Aucun tour n’est encore tiré.
error-no-device-there = Seule une personne inscrite avec son téléphone peut l’organiser.
error-no-season = Seul un carnet de soirées prend des parties une à une ; un tournoi prend les résultats de ses tables.
error-no-rounds-here = Une saison n’a pas de tours : ses parties s’entrent une à une.
error-book-full = Un carnet contient au plus { $most } parties : ouvres-en un autre.
error-no-such-day = { $found } n’est pas un jour.
error-only-the-organiser = Seule la personne qui organise le tournoi peut le faire.
error-not-the-keeper = { $name } tient ce carnet : les parties s’entrent sur son appareil. La tienne est encore ici.
error-entered-already = Elle y est déjà, au numéro { $count }. Elle compte une fois.
error-not-in-this-cup = Tu ne prends pas part à ce tournoi.
error-too-late-to-correct = Ce résultat ne peut plus être changé.
error-too-late-to-return = { $name } ne peut plus revenir : un tour a été tiré depuis.
error-nobody-ticked = Personne n’est coché. Coche qui a gagné, ou dis que personne n’a gagné.
error-sealed = D’autres doivent encore jouer les cartes de cette table. Elle s’ouvre quand tous les ont jouées.

## Les énigmes

error-puzzle-no-liar = personne ne ment, il n’y a donc pas de mensonge à trouver
error-puzzle-several-cards = on ne peut demander que la place d’une carte unique : pas { $role }
error-puzzle-no-card-said = qui parle doit aussi dire quelle carte lui a été donnée
error-puzzle-too-long = trop long : personne ne la résoudrait
error-puzzle-not-one = a { $count } réponses au lieu d’une
error-puzzle-number = le nombre de mensonges va de 1 à { $high }
error-puzzle-liars-cards = des cartes sont nommées, une fois chacune, là où ce sont elles qui font mentir, et nulle part ailleurs
error-puzzle-format = { $found } est une autre sorte d’énigme ; cette version lit { $known }
error-no-puzzle-there = cette adresse ne contient pas d’énigme : redemande le lien
error-house-name-long = un nom de maison compte { $longest } lettres au plus

## Une ligue

error-league-no-toml = ce n’est pas du TOML : { $detail }
error-league-none = il manque { $what }
error-league-twice = deux s’appellent { $name }
error-league-value = { $where } : { $name } ne convient pas
error-league-name = { $where } : un nom est un texte d’au plus { $count } lettres, sur une ligne et sans |
error-league-kind = { $where } : il faut exactement un parmi { $known }
error-league-key = { $where } : { $name } est inconnu ; connus sont { $known }

## Rôles et éditions maison

error-homemade-slug = { $name } n’est pas un nom pour les archives : des minuscules, des chiffres et des traits d’union, { $longest } au plus
error-homemade-text-long = bien trop long : { $count } caractères, { $longest } au plus
error-homemade-text-unprintable = { $name } contient des caractères que personne ne peut lire, ou qui servent à mettre en page : des mots, rien d’autre
error-homemade-number = il faut ici un nombre entier, au moins { $low } et au plus { $high }
error-homemade-too-many = il y en a { $count } ; { $most } au plus
error-homemade-nothing = liste vide ; laisse ce champ de côté
error-homemade-key = { $name } n’a rien à faire ici : une langue s’écrit en ou fr, un nombre de joueurs 5
error-homemade-one-verb = chaque étape fait une seule chose et dit laquelle, par un seul de ces mots : { $known }
error-homemade-twice = { $name } y est déjà ; chaque rôle une seule fois
error-homemade-needed = { $name } ne peut pas manquer : d’autres cartes le deviennent, ou on en remplit les jeux
error-homemade-taken = { $name } veut dire autre chose dans ce jeu ; choisis un autre nom
error-homemade-nameless = il n’a de nom dans aucune langue
error-homemade-goal = qui joue seul a besoin d’un but : { $known }
error-homemade-nothing-to-do = on l’appelle et il ne fait rien : ajoute une étape, ou laisse-le dormir
error-homemade-never-called = il agit la nuit, mais on ne l’appelle jamais : dis après quel appel ; il y a { $known }
error-homemade-with-and-together = il se réveille avec d’autres ou il a son propre appel à plusieurs, pas les deux
error-homemade-not-here = { $game } ne connaît rien de tel : il ne se passerait jamais rien
error-homemade-not-chosen = rien n’a été choisi sous le nom { $name } avant cette étape ; il y a { $known }
error-homemade-not-a-player = { $name } peut être une carte du centre : il faut ici quelqu’un autour de la table
error-homemade-not-together = ceux qui se réveillent ensemble peuvent choisir, regarder, marquer, se reconnaître, apprendre et retourner une carte ; le reste, chacun le fait seul
error-homemade-words = pour choisir un mot, il faut des mots, chacun une fois ; et un mot n’est pas une place
error-homemade-options = à la plus grande table, cela ferait { $count } boutons ; { $most } au plus
error-homemade-counts = { $count } nombres pour { $needed } endroits où choisir : un seul nombre, ou un pour chacun
error-homemade-call = on pourrait prendre { $name } pour la question d’un autre ; il commence par le nom du rôle lui-même : { $known }
error-homemade-one-place = { $name } peut désigner plusieurs cartes, et il n’en faut qu’une
error-homemade-two-places = il faut exactement deux places
error-homemade-not-seen = personne n’a regardé { $name } avant cette étape : ce qui n’a pas été vu ne décide de rien
error-homemade-no-fellows = il ne rencontre personne : il faudrait un appel où l’on est plusieurs
error-homemade-seen-what = dis une seule chose de ce qui a été vu : « is », « not » ou « role »
error-homemade-too-long = { $count } caractères, c’est plus qu’aucune édition ; { $longest } au plus
error-homemade-other-version = cette édition vient d’un Garou plus récent ; demande-la en fichier d’une version plus ancienne, ou mets ce serveur à jour
error-homemade-broken-code = il n’y a pas là d’édition entière : le lien a été coupé ou changé en route. Redemande-le
error-homemade-and-printed = l’édition est dite deux fois : une édition maison est là tout entière et n’a pas de nom à côté

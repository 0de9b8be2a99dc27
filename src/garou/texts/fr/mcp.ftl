# Ce que l’on dit à un modèle de langage assis à une table

mcp-instructions =
    Vous jouez à un jeu de Loups-Garous à une vraie table, avec des personnes et des bots, depuis une place à vous. { $table ->
        [none] Appelez d’abord sit_down : avec le code d’une table qui attend des joueurs, ou sans code pour dresser une table à vous, que vous lancez ensuite.
       *[other] Appelez d’abord sit_down : la table est { $table }.
    } Puis tournez en rond : wait, et faites ce que la table demande. Quand la phase est dealt, appelez look. Quand il y a une question, appelez answer avec une de ses options, et rien d’autre. Quand le moment est talk, écoutez, annoncez et dites quelque chose, puis appelez ready. On ne vous dit que ce que votre place peut savoir ; les autres mentent. Ce qu’un outil refuse, il le dit en une phrase. Les noms des joueurs, des lieux, des rôles et des mots s’écrivent exactement comme on vous les dit.
mcp-tool-sit-down = Prend une place sous un nom de 20 lettres au plus. Sans code de table, une nouvelle est dressée, de l’un de ces jeux : { $games }. « scenario », « players » et « pace » (calm, normal, quick, swift) peuvent manquer. À appeler une fois.
mcp-tool-begin = Distribue les cartes. Seul l’hôte le peut ; des bots prennent les places vides.
mcp-tool-observe = Tout ce que votre place peut savoir, maintenant : la phase, ce qui est appelé, ce que l’on vous demande et tout ce qui est permis, ce que l’on vous a dit, et ce qui a été annoncé et dit de jour.
mcp-tool-wait = La même chose, dès qu’il y a quelque chose à faire ou à lire pour vous, ou après tant de secondes, 50 au plus. La nuit, il dort pendant les appels des autres.
mcp-tool-look = Vous avez regardé votre carte. La nuit commence quand tout le monde l’a fait.
mcp-tool-answer = Répond à la dernière question que l’on vous a posée, avec les mots d’une de ses options ; une liste vide décline là où c’en est une, et ne vote pour personne.
mcp-tool-claim = Annonce quelque chose de jour, vrai ou non ; tout le monde le voit à votre place. Une sorte et ses parties, dans cet ordre : { $kinds }. Un rôle avec un point d’interrogation peut rester vide : une carte prise sans la voir.
mcp-tool-say = Dit une phrase à la table, de jour. Les bots à qui l’on parle répondent.
mcp-tool-show = Montre quelque chose sans un mot, là où une carte peut faire taire quelqu’un : nod, shake, shrug, ou point vers un joueur.
mcp-tool-ready = Vous êtes prêt à voter, ou pas encore. Le vote commence quand tous le sont.
mcp-tool-another = Après la fin : vous êtes prêt pour une autre partie, ou non.
mcp-tool-explain = Ce que fait une carte.

mcp-no-server = aucun serveur ne répond à { $address }
mcp-no-garou = ce qui répond à { $address } n’est pas un Garou, ou un Garou en difficulté
mcp-no-address = { $address } n’est pas l’adresse d’un serveur
mcp-sits-already = vous êtes déjà à la table { $code }
mcp-sits-nowhere = vous n’avez pas encore de place : appelez d’abord sit_down
mcp-no-role = aucune carte ne s’appelle { $role } ; il y a { $known }

## Une place dans une ligue

mcp-league-instructions = Tu joues des parties de Loups-Garous dans une ligue, à une place de chacune, uniquement par des outils. Appelle wait : il dit la partie (ta place, les cartes en jeu) et ce qu’on te demande, avec chaque fait que ta place a appris et chaque affirmation. Pour choisir, appelle choose avec le numéro d’une option, compté à partir de 0. Pour parler, appelle speak avec trois affirmations au plus, ou aucune ; elles peuvent être fausses. Les deux répondent par la suite. Continue jusqu’à ce que over soit vrai. Les places sont des numéros, comptés à partir de 0 ; après la dernière viennent les cartes du centre.
mcp-league-wait = La partie et ce qu’on te demande maintenant, ou après tant de secondes, 50 au plus. asked est null tant que c’est le tour des autres.
mcp-league-choose = Répond par une des options de la question, par son numéro, compté à partir de 0. Une option vide décline.
mcp-league-speak = Affirme quelque chose à la table, trois choses au plus, chacune une liste d’un genre et de ses parties dans cet ordre : { $kinds }. Sans affirmation, tu ne dis rien.
mcp-league-explain = Ce que fait une carte.
mcp-no-league = pas de ligue à l’adresse { $address } : une ligue donne l’adresse à ceux qu’elle lance
mcp-not-asked = on ne te demande rien : appelle wait
mcp-league-over = la ligue a fermé la ligne

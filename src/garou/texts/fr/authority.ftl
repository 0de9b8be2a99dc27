# La page où un téléphone apprend à faire confiance à l’autorité de la maison.

authority-page = Faire confiance à cette table
    .lede = Une seule fois par téléphone : il garde alors les pages pour les moments sans réseau, les installe comme une application et laisse l’écran allumé.
    .fetch = Télécharger le certificat
authority-iphone = iPhone et iPad
    .first = Dans Safari, touche le bouton ci-dessus et accepte le téléchargement.
    .second = Ouvre Réglages : en haut, il est dit qu’un profil a été téléchargé. Touche-le, puis Installer.
    .third = Toujours dans Réglages : Général, Informations, Réglages des certificats. Active Garou.
authority-android = Android
    .first = Touche le bouton ci-dessus et garde le fichier garou.crt.
    .second = Dans les paramètres, cherche « certificat CA » (Sécurité, Chiffrement et identifiants, Installer un certificat), installe-le quand même et choisis ce fichier.
    .third = Ouvre la table dans Chrome. Firefox regarde ailleurs tant qu’on ne lui dit rien.
authority-computer = Ordinateur
    .first = Télécharge le certificat et garde le fichier garou.crt.
    .second = Dans les réglages du navigateur, ou du système, trouve les certificats et importe-le parmi les autorités.
    .third = Laisse-le se porter garant de sites, et ouvre la table à nouveau.
authority-there = Ouvre ensuite la table
    .about = L’adresse commence par https et aucun avertissement ne s’affiche. S’il y en a un, reprends les étapes.
authority-why = À quoi tu fais confiance
    .about = Cette machine a créé sa propre autorité. Elle peut se porter garante d’adresses privées et de noms d’une maison, comme garou.local, et d’aucun autre site. Sa clé ne quitte jamais la machine. Tu peux la retirer à tout moment dans les mêmes réglages. Qui a démarré le serveur voit cette empreinte :

# The page where a phone comes to trust the authority of the house.

authority-page = Trust this table
    .lede = Once on each phone: then it keeps the pages for when the network is off, installs them like an app and keeps the screen on.
    .fetch = Fetch the certificate
authority-iphone = iPhone and iPad
    .first = In Safari, tap the button above and allow the download.
    .second = Open Settings: at the top it says that a profile was downloaded. Tap it, then Install.
    .third = Still in Settings: General, About, Certificate Trust Settings. Turn Garou on.
authority-android = Android
    .first = Tap the button above and keep the file garou.crt.
    .second = In Settings search for “CA certificate” (Security, Encryption and credentials, Install a certificate), install it all the same, and choose that file.
    .third = Open the table in Chrome. Firefox looks elsewhere unless it is told to.
authority-computer = Computer
    .first = Fetch the certificate and keep the file garou.crt.
    .second = In the settings of your browser, or of the system, find the certificates and import it among the authorities.
    .third = Let it vouch for websites, and open the table again.
authority-there = Then open the table
    .about = The address begins with https, and no warning is shown. If one is, go through the steps again.
authority-why = What you trust
    .about = This machine has made an authority of its own. It can vouch for private addresses and names of a house, such as garou.local, and for no other site. Its key never leaves the machine. You can remove it in the same settings at any time. Whoever runs the server sees this fingerprint where it was started:

princess-name = La Princesse aux échelles
princess-short = La Princesse
princess-tagline = « Plus ! », « moins ! », et pas un mot de plus.

princess-name = Die Prinzessin und die Leitern
princess-short = Die Prinzessin
princess-tagline = „Mehr!“, „weniger!“, und kein Wort dazu.

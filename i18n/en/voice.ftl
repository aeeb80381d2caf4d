# Spoken in the soundtrack and in the introduction; the files are under sounds/voice.

voice-lead-in = The temple has let you in. It will not let you out. Ten minutes from now, nothing here will be left but dust. Take your dice. Hold your breath.
voice-shout = Escape!
voice-call-back = Everyone back to the start!
voice-call-five = Five minutes left!
voice-call-three = Only three minutes left!
voice-call-last = Last minute! Run for the exit!
voice-intro-1 = Welcome, adventurers. You win together, or you lose together: the whole team has to be outside within ten minutes.
voice-intro-2 = Nobody waits for a turn. Everyone rolls their five dice, keeps the ones that help, and rolls the others again, without a pause.
voice-intro-3 = To step into a neighbouring room, show the symbols framed in red on its tile. Two adventurers discover a room: draw a tile, and set its stairs against an open way of the room you are in.
voice-intro-4 = Keys and torches open some of the doors. Above all, they activate the gems: gather the number asked for, then take the gems from the pool and put them in the room. If several of you stand in that room, add up your dice. For two or three gems at once, there have to be several of you. A room can be used only once.
voice-intro-5 = Beware of the black mask: that die is locked. A golden mask frees up to two of them, your own, or those of somebody in the same room.
voice-intro-6 = Is everybody stuck? If all of you agree, add one of the two spare gems to the pool: every black mask is lifted. You may do so twice in a game, and no more.
voice-intro-7 = And now, listen. One stroke of the gong: run back to the starting room before the door slams. Whoever is not there loses a die for good. Later you will hear two strokes: it is the same race again. Three strokes mean the last minute. This time, nobody turns back: get out.
voice-intro-8 = To get out, stand in the exit room and roll, on your own, one key more than there are gems in the pool. Once you are out, give one of your dice to somebody who is still inside.
voice-intro-9 = If a single one of you is inside when it all comes down, the game is lost. You will hear a shout: Escape! Then roll the dice. Good luck.

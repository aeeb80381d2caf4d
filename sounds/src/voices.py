def build(out): pass

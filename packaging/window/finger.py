#!/usr/bin/env python3
"""Fingers on the touchscreen that Xorg's inputtest driver makes out of a socket.

finger.py SOCKET WIDTHxHEIGHT, then lines on standard input, each answered with "ok":

  down ID X Y      a finger comes down
  move ID X Y [MS] it slides there, in steps, within so many milliseconds
  up ID            it lifts
  wait MS

The server takes one connection for its whole life, so one process holds it.
"""

import socket
import struct
import sys
import time

AXIS_MAX = 0xFFFF
BEGIN, UPDATE, END = 18, 19, 20
CLIENT_VERSION, WAIT_FOR_SYNC, TOUCH = 0, 1, 6
MOVE_STEPS = 8


class Screen:
    def __init__(self, path, width, height):
        self.size = (width, height)
        self.at = {}
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.socket.sendall(struct.pack("=IIHH", 12, CLIENT_VERSION, 1, 0))
        self.answer(12)

    def answer(self, length):
        while length:
            length -= len(self.socket.recv(length))

    def touch(self, finger, kind, x, y):
        self.at[finger] = (x, y)
        axes = [x / self.size[0] * AXIS_MAX, y / self.size[1] * AXIS_MAX] + [0.0] * 62
        event = struct.pack("=IIIII8s4x", 1056, TOUCH, finger, kind, 0, b"\x03")
        self.socket.sendall(event + struct.pack("=64d", *axes) + bytes(512))
        self.socket.sendall(struct.pack("=II", 8, WAIT_FOR_SYNC))
        self.answer(8)

    def slide(self, finger, x, y, ms):
        from_x, from_y = self.at[finger]
        for step in range(1, MOVE_STEPS + 1):
            part = step / MOVE_STEPS
            self.touch(finger, UPDATE, from_x + (x - from_x) * part, from_y + (y - from_y) * part)
            time.sleep(ms / 1000 / MOVE_STEPS)


def main():
    path, size = sys.argv[1:]
    screen = Screen(path, *map(int, size.split("x")))
    for line in sys.stdin:
        word, *numbers = line.split()
        numbers = [float(number) for number in numbers]
        if word == "wait":
            time.sleep(numbers[0] / 1000)
        else:
            finger, rest = int(numbers[0]), numbers[1:]
            if word == "down":
                screen.touch(finger, BEGIN, *rest)
            elif word == "up":
                screen.touch(finger, END, *screen.at[finger])
            else:
                screen.slide(finger, rest[0], rest[1], rest[2] if len(rest) > 2 else 100)
        print("ok", flush=True)


main()

"""A printing room: iron hand presses, piles of paper, and sheets hung to dry."""
from tools import *

CAST = surface('#0f1110', '#272a28', 12, rough=(0.28, 0.5), bump=0.12, grain=60, metallic=0.6)
OAK = wood('#3a2616', '#7a5733', 'x', 0.5)
BRICK = plaster('#8f8577', '#b3a999')
FRAME = surface('#22211f', '#3b3936', rough=(0.4, 0.5))
SHEET = surface('#d3c9b5', '#ece4d2', 3, rough=(0.85, 0.95), bump=0.06, translucent=0.4)
ROPE = cloth('#6e5d42', '#9c8863')
INK = surface('#17171a', '#252529', 30, rough=(0.5, 0.7))
SUN = (-0.78, -0.3, -0.46)
RIGHT, LEFT, END, HIGH = 3.6, -3.6, 10.5, 4.6
wins = [0.6, 3.2, 5.8, 8.4]
wall(17, HIGH, 0.4, (RIGHT + 0.2, 3, 0), BRICK, [(y - 3, 0.9, 1.7, 3.1) for y in wins], 90)
for y in wins:
    sash(1.7, 3.1, (RIGHT + 0.12, y, 0.9), FRAME, 4, 6, 90, 0.028)
    lamp((1.7, 3.1), (RIGHT + 0.42, y, 2.5), (0, y, 1), 62, '#d5e2f2')
    beam([(RIGHT, y, 1.0), (RIGHT, y, 3.9)], SUN, 6, '#ffdcae', 0.06)
box((0.02, 30, 9), (RIGHT + 4, 5, -1), glow('#f3e9d8', 4.5), bevel=0).visible_shadow = False
wall(17, HIGH, 0.3, (LEFT - 0.15, 3, 0), BRICK, turn=90)
wall(8, HIGH, 0.3, (0, END + 0.15, 0), BRICK)
wall(8, HIGH, 0.3, (0, -5, 0), BRICK)
box((8, 17, 0.2), (0, 3, HIGH), BRICK)
for k in range(5):
    box((7.2, 0.24, 0.3), (0, -1.6 + k * 2.7, HIGH - 0.3), wood('#1a110a', '#3d2818', 'x'), 0, 0.01)
planks(17, 7.2, (0, 3, -0.03), wood('#2b1f16', '#5a4432', 'x', 0.55), 0.2, turn=90)


def press(at, turn=0):
    """An iron hand press: two columns, a head with a counterweight, the platen, and a bed on rails."""

    def put(size, place, mat=CAST, bevel=0.02):
        box(size, turned(at, place, turn), mat, turn, bevel)

    for side in (-1, 1):
        tube([(side * 0.5, 0, 0.02), (side * 0.46, 0, 0.25), (side * 0.4, 0, 0.55)], 0.075, CAST, at=at, turn=turn, radii=[1.3, 0.9, 1])
        put((0.26, 0.5, 0.07), (side * 0.52, 0, 0))
        lathe([(0.085, 0), (0.085, 0.05), (0.06, 0.07), (0.052, 0.12), (0.05, 0.75), (0.06, 0.8), (0.09, 0.83), (0.09, 0.88)], turned(at, (side * 0.4, 0, 0.8), turn), CAST)
        put((0.05, 1.7, 0.07), (side * 0.2, -0.3, 0.7), CAST, 0.01)
    put((1.02, 0.3, 0.2), (0, 0, 0.58), CAST, 0.04)
    put((1.0, 0.24, 0.26), (0, 0, 1.66), CAST, 0.05)
    lathe([(0.0, 0), (0.1, 0), (0.1, 0.06), (0.06, 0.1), (0.05, 0.26), (0.08, 0.3), (0.03, 0.36), (0, 0.36)], turned(at, (0, 0, 1.9), turn), CAST, round=1)
    lathe([(0, 0), (0.07, 0), (0.07, 0.3), (0.1, 0.36), (0, 0.36)], turned(at, (0, 0, 1.22), turn), STEEL)
    put((0.66, 0.5, 0.07), (0, 0, 1.15), CAST, 0.02)
    put((0.7, 0.95, 0.06), (0, -0.55, 0.79), CAST, 0.012)
    put((0.46, 0.6, 0.024), (0, -0.55, 0.85), STEEL, 0.002)
    for x in (-1, 1):
        tube([(x * 0.33, -1.02, 0.88), (x * 0.33, -1.35, 1.5)], 0.016, CAST, straight=True, at=at, turn=turn)
    tube([(-0.33, -1.35, 1.5), (0.33, -1.35, 1.5)], 0.016, CAST, straight=True, at=at, turn=turn)
    grid(0.64, 0.68, lambda u, v: 0, SHEET, turned(at, (0, -1.185, 1.19), turn), (62, 0, turn), 0.002, (4, 4))
    tube([(0.12, -0.05, 1.4), (0.5, -0.3, 1.42), (0.75, -0.45, 1.42)], 0.018, STEEL, at=at, turn=turn)
    lathe([(0, 0), (0.022, 0.01), (0.027, 0.1), (0.02, 0.18), (0, 0.19)], turned(at, (0.74, -0.44, 1.42), turn), WALNUT, (60, 0, turn + 58), round=1, steps=32)
    tube([(0.2, -0.35, 0.66), (0.55, -0.35, 0.66), (0.55, -0.35, 0.5), (0.68, -0.35, 0.5)], 0.014, STEEL, straight=True, at=at, turn=turn)
    for x, y in ((-0.2, -1.1), (0.2, -1.1)):
        put((0.06, 0.06, 0.7), (x, y, 0), CAST, 0.01)


press((1.0, 1.35, 0), -24)
press((1.35, 4.4, 0), -20)
press((1.5, 7.4, 0), -18)
# A long table with piles of paper
for y, long in ((0.9, 3.2), (4.9, 3.4)):
    box((0.95, long, 0.06), (-1.75, y, 0.82), wood('#3a2616', '#7a5733', 'y', 0.5), 0, 0.006)
    for x in (-2.1, -1.4):
        for s in (-1, 1):
            box((0.09, 0.09, 0.82), (x, y + s * (long / 2 - 0.15), 0), UPRIGHT, 0, 0.006)
    box((0.85, long - 0.3, 0.03), (-1.75, y, 0.25), OAK)
    for k in range(int(long / 0.62)):
        place = (-1.75 + random.uniform(-0.08, 0.08), y - long / 2 + 0.42 + k * 0.62)
        z, turn = 0.88, random.uniform(-5, 5)
        for _ in range(random.randint(6, 26)):
            thick = random.uniform(0.004, 0.014)
            box((0.62, 0.45, thick), (place[0] + random.uniform(-0.006, 0.006), place[1] + random.uniform(-0.006, 0.006), z), SHEET, turn + random.uniform(-1.2, 1.2), 0.001)
            z += thick
        if k % 2 == 0:
            for line in range(14):
                box((0.4 if line % 5 else 0.26, 0.011, 0.0004), turned((*place, z), (0.0 if line % 5 else -0.07, 0.15 - line * 0.022, 0), turn), INK, turn, 0)
    for k in range(3):
        box((0.64, 0.46, random.uniform(0.15, 0.4)), (-1.75, y - long / 2 + 0.5 + k * 0.8, 0.28), SHEET, random.uniform(-2, 2), 0.004)
# Sheets on lines under the beams
for y in (0.4, 1.9, 3.4, 4.9, 6.4, 7.9):
    z = 2.8
    tube([(LEFT, y, z + 0.06), (-0.6, y, z - 0.0), (RIGHT, y, z + 0.06)], 0.005, ROPE)
    for k in range(8):
        x = -3.0 + k * 0.62 + random.uniform(-0.04, 0.04)
        if random.random() < 0.9 and x < 1.6:
            phase = random.uniform(0, 6)
            curl = lambda u, v: (0, 0, 0.03 * math.sin(2.2 * u + phase) * (1 - v) * 0.5 + 0.018 * (1 - v) ** 2)
            sheet = grid(0.46, 0.62, curl, SHEET, (x, y, z - 0.31), (90, 0, random.uniform(-3, 3)), 0, (16, 60))
            sheet.data.materials.append(INK)
            for face in sheet.data.polygons:
                column, line = face.index % 16, face.index // 16
                face.material_index = 8 < line < 52 and line % 3 == 0 and 3 < column < (13 if line % 15 else 8)
            box((0.03, 0.02, 0.07), (x - 0.14, y, z - 0.045), OAK, 0, 0.004)
            box((0.03, 0.02, 0.07), (x + 0.14, y, z - 0.045), OAK, 0, 0.004)
# Type cases on the left wall
for k in range(3):
    base = (-3.2, 2.6 + 2.2 * k, 0)
    for j in range(11):
        box((0.62, 1.6, 0.075), Vector(base) + Vector((random.uniform(-0.01, 0.02), 0, 0.1 + 0.085 * j)), OAK, 0, 0.004)
        rod(0.014, 0.03, Vector(base) + Vector((0.33, 0, 0.13 + 0.085 * j)), BRASS, (0, 90, 0))
sun(SUN, 9, '#ffd6a2', 0.9)
sky('#c2d0e2', 0.28)
camera((-0.2, -2.7, 1.6), (0.0, 3, 1.5), 29, 2.8, (0.9, 1.0, 1.2))
photograph(0.5, ('#c2ab8a', 0.2, 16), 0.4)

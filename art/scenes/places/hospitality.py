"""A hotel room at dusk; beyond the window, a mountain."""
from mathutils import noise

from tools import *

OAK = wood('#2f1e12', '#6b4a2c', 'x', 0.4)
PANEL = wood('#2b1b10', '#5c3f26', 'z', 0.45, 8)
LINEN = cloth('#b3a894', '#ddd3c0')
WOOL = cloth('#4a3a2c', '#7d6650')
LIME = plaster('#8f8474', '#ada191')
SNOW = surface('#3a4356', '#d9e0ec', 0.09, rough=(0.8, 0.95), bump=0.4, grain=2)
ROCK = surface('#2b313d', '#aab4c6', 0.05, rough=(0.85, 0.95), bump=0.6, grain=1.2)
# The room: a wide window at the end, panelled wall on the left with the bed, the lamp beside it
wall(7.4, 3.1, 0.3, (0, 4.15, 0), LIME, [(0.55, 0.42, 4.3, 2.25)])
sash(4.3, 2.25, (0.55, 4.1, 0.42), OAK, 3, 1, 0, 0.06, 0.08)
box((4.5, 0.42, 0.05), (0.55, 3.86, 0.38), OAK, 0, 0.01)
wall(9, 3.1, 0.2, (-3.0, 0, 0), LIME, turn=90)
for k in range(24):
    box((0.03, 0.245, 2.1), (-2.9, -1.4 + 0.25 * k, 0), PANEL, 0, 0.006)
wall(9, 3.1, 0.2, (3.6, 0, 0), LIME, turn=90)
wall(7.4, 3.1, 0.2, (0, -4.2, 0), LIME)
box((7.4, 9, 0.2), (0, 0, 3.1), LIME)
for k in range(5):
    box((6.6, 0.18, 0.2), (0.3, -2.6 + 1.5 * k, 2.92), OAK, 0, 0.01)
planks(9, 6.8, (0.2, 0, -0.03), OAK, 0.2, turn=90)
grid(3.4, 2.6, lambda u, v: 0.01 + 0.003 * math.sin(6 * u + 5 * v), cloth('#6d6456', '#8f8574'), (0.8, 1.4, 0), 5, 0.012, (40, 40))
for side in (-1, 1):
    grid(0.8, 2.85, lambda u, v: (0, 0, 0.06 * math.sin(12 * u) + 0.015 * math.sin(29 * u + 2 * v)), LINEN, (0.55 + side * 2.5, 3.82, 1.44), (90, 0, 0), 0.004, (90, 10))
# The bed: a base, a mattress, a quilt with folds, pillows, a throw
BED = Vector((-1.75, 0.55, 0))
box((2.15, 1.9, 0.3), BED, OAK, 0, 0.015)
box((2.08, 1.82, 0.24), BED + Vector((0, 0, 0.29)), LINEN, 0, 0.07).modifiers['bevel'].segments = 6
box((0.09, 2.1, 1.15), BED + Vector((-1.1, 0, 0)), OAK, 0, 0.015)


def quilt(u, v):
    over = max(abs(v) - 0.86, 0)
    rumple = 0.012 * math.sin(7 * u + 3 * v) + 0.01 * math.sin(13 * v - 5 * u) + 0.03 * noise.noise(Vector((u * 3, v * 3, 2)))
    return (0, -math.copysign(over * 0.9, v) if over else 0, 0.575 + rumple * (1 - over * 3) - over * 2.1)


grid(1.45, 2.14, quilt, LINEN, BED + Vector((0.37, 0, 0)), 0, 0.03, (90, 120))
grid(0.55, 2.16, lambda u, v: quilt(u * 0.3 + 0.7, v)[:2] + (quilt(u * 0.3 + 0.7, v)[2] + 0.028,), WOOL, BED + Vector((0.72, 0, 0)), 0, 0.012, (50, 120))
for row, (x, lean, tall) in enumerate(((-0.9, 62, 0.5), (-0.72, 50, 0.42))):
    for side in (-1, 1):
        for face in (-1, 1):
            body = lambda u, v: face * (0.11 * ((1 - abs(u) ** 3) * (1 - abs(v) ** 3)) ** 0.55 + 0.006 * noise.noise(Vector((u * 4, v * 4, side + row))))
            grid(0.74 - row * 0.12, tall, body, LINEN if row == 0 else WOOL, BED + Vector((x, side * 0.44, 0.74 - row * 0.04)), (lean, 0, 90), 0, (40, 30))
# The night table, a lamp that is lit, a book
N = Vector((-2.5, 1.95, 0))
box((0.5, 0.45, 0.5), N, OAK, 0, 0.012)
lathe([(0, 0), (0.07, 0), (0.075, 0.015), (0.035, 0.05), (0.07, 0.12), (0.075, 0.18), (0.02, 0.26), (0.012, 0.34), (0, 0.34)], N + Vector((0, 0, 0.5)), surface('#2d3a3a', '#4d5c5a', rough=(0.12, 0.2)), round=2)
lathe([(0.17, 0.3), (0.115, 0.54), (0.113, 0.54), (0.168, 0.3)], N + Vector((0, 0, 0.5)), surface('#d9c39a', '#ecdcb8', 8, rough=(0.8, 0.9), translucent=0.75))
lamp((2.5, 2.5), (1.5, -2.5, 2.9), (-0.5, 1.0, 0.3), 26, '#ffb87a')
bulb(N + Vector((0, 0, 0.92)), 95, '#ffb062', 0.045)
book(N + Vector((0.12, -0.12, 0.5)), 20, (0.15, 0.21, 0.025), OXBLOOD)
# A chair by the window with a low table
chair((1.75, 2.2, 0), -140, cloth('#5b4a37', '#87714f'), 0.66)
rod(0.32, 0.03, (0.85, 2.55, 0.42), WALNUT, bevel=0.01)
for k in range(3):
    a = math.radians(120 * k)
    tube([(0.2 * math.cos(a), 0.2 * math.sin(a), 0), (0.12 * math.cos(a), 0.12 * math.sin(a), 0.42)], 0.016, UPRIGHT, straight=True, at=(0.85, 2.55, 0))
lathe([(0, 0), (0.03, 0), (0.04, 0.03), (0.042, 0.07), (0.039, 0.07), (0.036, 0.03), (0, 0.008)], (0.8, 2.5, 0.45), surface('#c7bfb0', '#e3dccd', rough=(0.15, 0.25)), round=1)
book((0.96, 2.62, 0.45), -20, (0.2, 0.26, 0.02), BLACK)
# Outside: a snowy terrace rail, dark firs, the mountain
box((12, 1.6, 0.2), (0.5, 5.2, 0.05), surface('#7d8798', '#c3ccda', 1, rough=(0.8, 0.9)), 0, 0.05)


def mountain(u, v):
    peak = max(0, 1 - math.hypot((u - 0.12) * 2.0, v * 1.15))
    return 100 * peak**1.25 + 26 * peak**0.5 * noise.ridged_multi_fractal(Vector((u * 4 + 1.7, v * 4, 0.3)), 0.95, 2.2, 7, 0.9, 2.0, noise_basis='PERLIN_ORIGINAL') - 30


grid(560, 400, mountain, ROCK, (20, 330, -6), 0, 0, (220, 160))
grid(500, 160, lambda u, v: 22 * (0.6 + 0.4 * math.sin(3 * u + 1)) * (1 - v * v) + 5 * noise.noise(Vector((u * 9, v * 9, 1))) - 14, SNOW, (0, 140, -8), 0, 0, (160, 40))
FIR = surface('#0a1012', '#182024', rough=(0.8, 0.9))
for k in range(150):
    x, y, h = random.uniform(-60, 60), random.uniform(38, 80), random.uniform(5, 10)
    base = -9 + random.uniform(-1.5, 1.5) + (y - 38) * 0.05
    lathe([(h * 0.2 * (1 - j / 9) * (0.55 if j % 2 else 1), h * (0.1 + 0.1 * j)) for j in range(9)] + [(0.001, h)], (x, y, base), FIR, random.uniform(0, 90), steps=9)
lamp((4.2, 2.2), (0.55, 4.5, 1.6), (0, 0, 0.6), 120, '#7f9ad6')
sun((-0.75, 0.55, -0.22), 1.1, '#ff9a7a', 2)
sky('#d99a86', 0.42, '#31508c')
camera((0.35, -3.5, 1.38), (0.12, 3, 1.22), 27, 3.5, (-0.3, 2.3, 0.8))
photograph(0.8, ('#8f9bc0', 0.5, 420), 0.45)

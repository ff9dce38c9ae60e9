"""A ledger open on a desk, a brass scale and its weights."""
from tools import *

DESK = wood('#1a0e07', '#43270f', 'x', 0.25, 10)
GREEN = leather('#10221a', '#1d382b', 0.4)
INK = surface('#16181f', '#242733', rough=(0.6, 0.7))
RED = surface('#6b1f1a', '#8a2a22', rough=(0.6, 0.7))
box((2.4, 1.3, 0.05), (0, 0.2, -0.05), DESK, 0, 0.006)
box((1.1, 0.8, 0.0016), (-0.05, 0.08, -0.0008), GREEN, 0, 0.0007)


def page(u, v):
    return 0.006 + 0.016 * math.exp(-((u + 1) * 2.6)) * (1 - math.exp(-((u + 1) * 22))) + 0.0016 * math.sin(3 * u + v)


# The ledger: boards, two blocks of pages that curve into the fold, columns of figures
AT, TURN = Vector((-0.2, -0.02, 0.001)), 9
for side in (-1, 1):
    box((0.262, 0.372, 0.005), turned(AT, (side * 0.133, 0, 0), TURN), OXBLOOD, TURN, 0.002)
    for k in range(9):
        low = k / 9
        grid(0.246 - 0.0015 * k, 0.352, lambda u, v: (0, 0, 0.005 + (page(side * u, v) + 0.006) * (low * 0.9 + 0.1)), PAPER, turned(AT, (side * (0.1245 - 0.0004 * k), 0.0005 * (k % 3), 0), TURN), TURN, 0, (40, 8))
    for k in range(28):
        v = 0.86 - k * 0.062
        place = lambda u: turned(AT, (side * 0.1245 + u * 0.123, v * 0.176, 0.0112 + page(side * u, v) * 0.98), TURN)
        tube([place(-0.92 + 0.23 * j) for j in range(9)], 0.00016, RED if k == 0 else surface('#8a9aa8', '#a3b0ba'))
        if 0 < k < 21 or side < 0 and k:
            for u0, u1 in ((-0.9, random.uniform(-0.5, -0.2)), (0.2, 0.2 + random.uniform(0.12, 0.24)), (0.62, 0.62 + random.uniform(0.14, 0.26))):
                steps = int((u1 - u0) * 46)
                stroke = [place(u0 + (u1 - u0) * j / steps) + Vector((0, 0.0024 + 0.0024 * random.uniform(-0.7, 1), 0.0003)) for j in range(steps + 1)]
                tube(stroke, 0.00034, INK)
    for u in (0.12, 0.56):
        tube([turned(AT, (side * 0.1245 + u * 0.123, v * 0.176, 0.0112 + page(side * u, v) * 0.98), TURN) for v in (-0.95, -0.4, 0.2, 0.9)], 0.0002, RED)
tube([turned(AT, p, TURN) for p in ((0.0, 0.176, 0.024), (0.004, 0.06, 0.0235), (0.012, -0.1, 0.024), (0.02, -0.2, 0.012), (0.03, -0.235, 0.002), (0.05, -0.26, 0.002))], 0.0016, OXBLOOD)
# A pen laid on the page
pen = turned(AT, (0.1, -0.06, 0.0225), TURN)
lathe([(0.0003, 0), (0.002, 0.014), (0.0038, 0.022), (0.0046, 0.03), (0.0055, 0.06), (0.0055, 0.13), (0.003, 0.142), (0, 0.143)], pen, BLACK, (88, 0, -48), steps=32)
lathe([(0.0049, 0.03), (0.0058, 0.031), (0.0058, 0.034), (0.0055, 0.035)], pen, BRASS, (88, 0, -48), steps=32)

# The scale: a foot, a pillar, a beam with a pointer, two pans on cords of wire
S = Vector((0.26, 0.2, 0))
lathe([(0, 0), (0.075, 0), (0.078, 0.006), (0.07, 0.014), (0.03, 0.022), (0.014, 0.034), (0.009, 0.05), (0.014, 0.062), (0.009, 0.075), (0.0075, 0.25), (0.012, 0.262), (0.007, 0.275), (0.006, 0.33), (0.011, 0.338), (0.004, 0.35), (0, 0.362)], S, BRASS, round=1)
TILT = 3.0
span = math.radians(TILT)
ends = []
for side in (-1, 1):
    tip = S + Vector((math.cos(math.radians(-14)) * 0.155 * side, math.sin(math.radians(-14)) * 0.155 * side, 0.322 - side * 0.155 * math.sin(span)))
    hub = S + Vector((0, 0, 0.326))
    tube([hub, (hub + tip) / 2 + Vector((0, 0, 0.012)), tip], 0.0045, BRASS, radii=[1.5, 1, 0.6])
    tube([tip + Vector((0.006 * math.cos(a), 0, 0.006 * math.sin(a))) for a in [math.pi / 6 * k for k in range(12)]], 0.0012, BRASS, True)
    pan = tip - Vector((0, 0, 0.205))
    for k in range(3):
        a = math.radians(120 * k + 40)
        tube([tip - Vector((0, 0, 0.006)), pan + Vector((0.056 * math.cos(a), 0.056 * math.sin(a), 0.014))], 0.0007, BRASS, straight=True)
    lathe([(0.0, 0.0), (0.03, 0.002), (0.052, 0.009), (0.059, 0.015), (0.0605, 0.015), (0.0535, 0.0075), (0.031, 0.0004), (0, -0.0014)], pan, BRASS, round=1)
    ends.append(pan)
tube([S + Vector((0, -0.012, 0.33)), S + Vector((0, -0.012, 0.2))], 0.0022, BRASS, straight=True, radii=[1.2, 0.3])


def weight(at, size):
    lathe([(0, 0), (size * 0.94, 0), (size, size * 0.08), (size, size * 1.25), (size * 0.94, size * 1.33), (size * 0.3, size * 1.36), (size * 0.24, size * 1.6), (size * 0.42, size * 1.8), (size * 0.42, size * 2.0), (size * 0.22, size * 2.14), (0, size * 2.15)], at, BRASS, steps=48)


weight(ends[1] + Vector((-0.008, 0.004, 0.0022)), 0.017)
weight(ends[0] + Vector((0.0, 0.0, 0.0022)), 0.013)
weight(ends[0] + Vector((0.022, -0.014, 0.0035)), 0.009)
box((0.25, 0.075, 0.03), (0.25, -0.035, 0), WALNUT, -14, 0.004)
for k, size in enumerate((0.027, 0.0225, 0.0185, 0.015, 0.012)):
    if k != 2:
        weight(turned((0.25, -0.035, 0.0301), (-0.088 + k * 0.045, 0, 0), -14), size)
weight((0.08, -0.12, 0.001), 0.0185)
for k in range(6):
    book((0.68, 0.46, 0.036 * k), 14 + random.uniform(-5, 5), (0.24, 0.34, 0.034), random.choice([OXBLOOD, BLACK, TAN, GREEN]))
lathe([(0, 0), (0.07, 0), (0.075, 0.01), (0.02, 0.03), (0.012, 0.05), (0.012, 0.3), (0, 0.3)], (-0.62, 0.5, 0), BRASS, round=1)
lathe([(0.16, 0.27), (0.075, 0.42), (0.073, 0.42), (0.158, 0.27)], (-0.62, 0.5, 0), surface('#0c2a20', '#12402f', rough=(0.15, 0.25), translucent=0.1))
bulb((-0.62, 0.5, 0.33), 7, radius=0.035)
box((5, 0.04, 3), (0, 1.82, -0.6), wood('#1d120a', '#3d2615', 'z'), 0, 0)
for x in (-1.1, -0.35, 0.4, 1.15):
    box((0.62, 0.04, 2), (x, 1.79, -0.4), wood('#1d120a', '#4a2f1a', 'z'), 0, 0.015)
lamp((0.8, 1.1), (-1.5, 0.7, 0.9), (0.1, 0, 0.1), 95, '#ffd9a8', True)
lamp((0.6, 0.9), (1.5, 1.0, 0.9), (0.1, 0, 0.1), 16, '#bcd0ec', True)
sky('#7d8aa0', 0.06)
camera((0.0, -1.12, 0.46), (0.0, 0.1, 0.145), 46, 2.4, (0.24, 0.06, 0.1))
photograph(0.6, bloom=0.35)

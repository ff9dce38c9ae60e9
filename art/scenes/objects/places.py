"""Arradale's still, Lumerane's room key, Palimore's book."""
from math import cos, pi, radians, sin

from forms import ball, box, everything, fillet, frame, lathe, mesh, move, ring, rough, sheet, spline, together, tube
from materials import brass, cloth, copper, metal, paper, plain, silk, wood
from studio import Shot, Still


def arradale():
    red, trim = copper(0.2), brass(0.22)
    pot = [(0.0, 0.2), (0.45, 0.2), (0.62, 0.24), (0.69, 0.4), (0.7, 0.62), (0.66, 0.78), (0.5, 0.92), (0.33, 1.0), (0.27, 1.06), (0.29, 1.14), (0.36, 1.24), (0.36, 1.36), (0.27, 1.47), (0.19, 1.6), (0.15, 1.78), (0.13, 1.95)]
    hammered = copper(0.24)
    lathe(spline([(r, z, 0) for r, z in pot], 160), hammered, 192)
    neck = spline([(0, 0, 1.93), (0, 0, 2.05), (0.03, 0, 2.16), (0.14, 0, 2.24), (0.32, 0, 2.22), (0.6, 0, 2.08), (0.95, 0, 1.9), (1.06, 0, 1.8), (1.09, 0, 1.66), (1.09, 0, 1.2)], 140)
    tube(neck, 0.13, hammered, taper=lambda t: 1 - 0.62 * t ** 0.9, round_=16)
    for (r, z, wire) in ((0.705, 0.52, 0.016), (0.275, 1.055, 0.022), (0.165, 1.74, 0.018), (0.14, 1.93, 0.024)):
        ring(r, wire, trim, (0, 0, z))
    for k in range(40):
        a = 2 * pi * k / 40
        ball(0.012, trim, (0.7 * cos(a), 0.7 * sin(a), 0.46))
        ball(0.012, trim, (0.7 * cos(a), 0.7 * sin(a), 0.58))
    for k in (70, 118):
        along = (neck[k + 1] - neck[k]).normalized()
        collar = ring(0.13 * (1 - 0.62 * (k / 140) ** 0.9) + 0.008, 0.016, trim)
        collar.matrix_world = frame(neck[k], along.orthogonal(), along)
    lathe(fillet([(0.48, 0.0), (0.6, 0.0), (0.6, 0.05), (0.52, 0.08), (0.52, 0.22)], 0.02), metal('#3a332d', 0.45), 128)
    for k in range(3):
        a = radians(30 + 120 * k)
        ball(0.03, trim, (0.6 * cos(a), 0.6 * sin(a), 0.03))
    door = [lathe(fillet([(0, 0), (0.17, 0), (0.17, 0.03), (0.14, 0.045), (0, 0.05)], 0.01), trim, 96)]
    for k in range(8):
        a = 2 * pi * k / 8
        door.append(ball(0.014, trim, (0.15 * cos(a), 0.15 * sin(a), 0.04)))
    door.append(ring(0.05, 0.012, trim, (0, 0, 0.07)))
    together(door, turn=(68, 0, 0))
    together(door, (0, -0.635, 0.76))
    can = [(0.0, 0.0), (0.2, 0.0), (0.215, 0.02), (0.215, 1.1), (0.2, 1.16), (0.1, 1.2), (0.07, 1.24)]
    lathe([(p.x, p.y) for p in fillet([(r, z, 0) for r, z in can], 0.04)], hammered, 128).location = (1.09, 0, 0)
    for z in (0.12, 0.62, 1.08):
        ring(0.218, 0.012, trim, (1.09, 0, z))
    tube([(1.09, -0.2, 0.16), (1.09, -0.32, 0.16), (1.09, -0.34, 0.14), (1.09, -0.34, 0.08)], 0.025, trim)
    box((0.1, 0.03, 0.03), trim, (1.09, -0.27, 0.18), bevel=0.01)
    together(everything(), (-0.38, 0, 0), (0, 0, -14))
    return Still(Shot((-0.02, 0, 1.1), 3.2, 7), Shot((-0.05, -0.1, 1.18), 2.75, 7, 6, 0), plinth=(3.3, 2.6))


def lumerane():
    metal_, dark = brass(0.2), wood('#2a1b11', '#4a2f1c', (7, 7, 0.8))
    box((1.2, 0.75, 0.1), dark, bevel=0.03)
    tube([(0.3, 0.12, 0.1), (0.3, 0.12, 2.0)], 0.03, metal_)
    lathe(fillet([(0, 0.1), (0.1, 0.1), (0.09, 0.14), (0.045, 0.17), (0.03, 0.2), (0, 0.2)], 0.012), metal_, 64).location = (0.3, 0.12, 0)
    arm = spline([(0.3, 0.12, 1.95), (0.28, 0.1, 2.1), (0.15, 0.06, 2.18), (-0.02, 0.01, 2.15), (-0.13, -0.02, 2.03), (-0.12, -0.025, 1.93), (-0.04, -0.03, 1.9), (0.02, -0.035, 1.96)], 80)
    tube(arm, 0.028, metal_, taper=lambda t: 1.05 - 0.35 * t)
    ball(0.03, metal_, arm[-1])
    ball(0.045, metal_, (0.3, 0.12, 2.02))
    kept = len(everything())
    for k in range(3):
        a = 2 * pi * k / 3 + pi / 2
        ring(0.085, 0.022, metal_, (0.095 * cos(a), 0.095 * sin(a), 0))
    ring(0.05, 0.02, metal_)
    lathe(fillet([(0, 0), (0.05, 0), (0.05, 0.03), (0.034, 0.05), (0.034, 0.1), (0.05, 0.115), (0.05, 0.14), (0.03, 0.16), (0.028, 0.74), (0.034, 0.75), (0.034, 0.78), (0.02, 0.8), (0, 0.8)], 0.01), metal_, 64)
    move(everything()[-1], (0, -0.16, 0), (90, 0, 0))
    bit = [(0.0, 0.0), (0.2, 0.0), (0.2, 0.06), (0.12, 0.06), (0.12, 0.09), (0.2, 0.09), (0.2, 0.15), (0.15, 0.15), (0.15, 0.18), (0.2, 0.18), (0.2, 0.22), (0.0, 0.22)]
    plate = mesh([(x, y, 0) for x, y in bit], [tuple(range(len(bit)))], metal_, False, thickness=0.035, bevel=0.004)
    move(plate, (0.01, -0.92, 0))
    key = everything()[kept:]
    together(key, turn=(90, 0, 0))
    together(key, (-0.045, -0.05, 1.7), (0, 0, -18))
    threads = [silk(a, b, 0.42) for a, b in (('#2f4a38', '#3f5a46'), ('#48664f', '#557a5f'), ('#9a8450', '#b39a62'))]
    cord = spline([(-0.06, -0.06, 1.9), (-0.13, -0.13, 1.84), (-0.28, -0.16, 1.7), (-0.36, -0.17, 1.5), (-0.37, -0.17, 1.36)], 80)
    for k in range(3):
        tube([(p.x + 0.013 * cos(0.75 * i + 2.09 * k), p.y + 0.013 * sin(0.75 * i + 2.09 * k), p.z) for i, p in enumerate(cord)], 0.012, threads[k], round_=4)
    cx, cy, cz = cord[-1]
    ball(0.085, threads[0], (cx, cy, cz - 0.03), (1, 1, 0.9))
    lathe(spline([(0.03, cz - 0.08, 0), (0.075, cz - 0.12, 0), (0.085, cz - 0.2, 0), (0.07, cz - 0.26, 0)], 24), threads[0], 64).location = (cx, cy, 0)
    for k in range(9):
        ring(0.078, 0.011, threads[2 if k % 3 == 1 else 1], (cx, cy, cz - 0.17 - 0.013 * k))
    for k in range(420):
        a, r = 2.399 * k, (k / 420) ** 0.5
        end = 0.03 * rough(k * 0.7, 1, 1)
        points = spline([(cx + 0.065 * r * cos(a), cy + 0.065 * r * sin(a), cz - 0.22), (cx + 0.1 * r * cos(a), cy + 0.1 * r * sin(a), cz - 0.42),
                         (cx + 0.12 * r * cos(a + 0.1) + 0.02 * rough(k, 2, 0), cy + 0.12 * r * sin(a + 0.1), cz - 0.82),
                         (cx + 0.14 * r * cos(a + 0.2) + 0.03 * rough(k, 3, 0), cy + 0.14 * r * sin(a + 0.2), cz - 1.2 + end)], 18)
        tube(points, 0.0052, threads[k % 2 if k % 11 else 2], round_=1)
    together(everything(), turn=(0, 0, 6))
    return Still(Shot((-0.02, 0, 1.08), 2.9, 6), Shot((-0.12, -0.1, 1.28), 1.85, 6, 4, 0))


def palimore():
    ink, linen = cloth('#24262b', '#33363c', 70, 0.4), cloth('#8c8474', '#a39a88', 80, 0.4)
    page, thread = paper('#ddd3bf'), plain('#b23a2a', 0.65)
    wide, tall, sections, thin = 1.02, 1.5, 11, 0.042
    total = sections * thin
    for side in (-1, 1):
        box((0.035, wide + 0.05, tall + 0.06), ink, (side * (total / 2 + 0.022), 0.02, 0), bevel=0.01)
    for k in range(sections):
        x = (k - (sections - 1) / 2) * thin

        def leaf(u, v, x=x):
            """One section of folded leaves, round at the spine (towards the lens)."""
            a = pi * u
            return x + thin * 0.47 * cos(a), -wide / 2 + 0.02 - thin * 0.42 * sin(a) + 0.02, 0.03 + tall * v

        sheet(leaf, 16, 2, page)
        for leafs in range(5):
            lx = x + thin * (leafs - 2) * 0.19
            mesh([(lx, -wide / 2 + 0.03, 0.03), (lx, wide / 2 - 0.01, 0.03), (lx, wide / 2 - 0.01, 0.03 + tall), (lx, -wide / 2 + 0.03, 0.03 + tall)], [(0, 1, 2, 3)], page, False, thickness=0.0055)
    spine = -wide / 2 + 0.04 - thin * 0.42
    stations = [0.16, 0.42, 0.62, 0.94, 1.14, 1.4]
    for z0, z1 in ((0.42, 0.62), (0.94, 1.14)):
        sheet(lambda u, v, z0=z0, z1=z1: ((u - 0.5) * (total + 0.05), spine - 0.006, z0 + (z1 - z0) * v), 4, 2, linen, thickness=0.008)
        for k in range(sections):
            x = (k - (sections - 1) / 2) * thin
            tube([(x, spine + 0.01, z0 - 0.02), (x, spine - 0.014, z0 + 0.01), (x, spine - 0.016, (z0 + z1) / 2), (x, spine - 0.014, z1 - 0.01), (x, spine + 0.01, z1 + 0.02)], 0.0075, thread)
    for z in (0.16, 1.4):
        for k in range(sections - 1):
            x = (k - (sections - 1) / 2) * thin
            tube(spline([(x, spine + 0.008, z), (x + 0.005, spine - 0.012, z + 0.012), (x + thin * 0.5, spine - 0.016, z - 0.012), (x + thin, spine - 0.008, z + 0.004), (x + thin, spine + 0.008, z)], 16), 0.0085, thread)
    for z in (0.3, 0.78, 1.27):
        for k in range(0, sections - 1):
            x = (k - (sections - 1) / 2) * thin
            for lean in (-1, 1):
                tube([(x, spine + 0.008, z + 0.022 * lean), (x + thin * 0.5, spine - 0.012, z), (x + thin, spine + 0.008, z - 0.022 * lean)], 0.006, thread)
    tube(spline([(0.02, 0.1, tall + 0.02), (0.02, 0.3, tall + 0.05), (0.05, wide / 2 + 0.02, tall), (0.06, wide / 2 + 0.08, 1.2), (0.1, wide / 2 + 0.1, 0.6)], 30), 0.008, thread)
    together(everything(), (-0.42, -0.12, 0), (0, 0, 34))
    kept = len(everything())
    w, d, h, t = total + 0.2, wide + 0.1, tall + 0.12, 0.035
    box((t, d, h), ink, (-w / 2, 0, 0), bevel=0.01)
    box((t, d, h), ink, (w / 2, 0, 0), bevel=0.01)
    box((w, d, t), ink, (0, 0, 0), bevel=0.01)
    box((w, d, t), ink, (0, 0, h - t), bevel=0.01)
    box((w, t, h), ink, (0, d / 2 - t / 2, 0), bevel=0.01)
    inner = paper('#b9ac95')
    box((w - 2 * t, 0.01, h - 2 * t), inner, (0, d / 2 - t - 0.01, t), bevel=0)
    for x in (-1, 1):
        box((0.006, d - t - 0.03, h - 2 * t), inner, (x * (w / 2 - t / 2 - 0.004), -t / 2, t), bevel=0)
    box((0.004, 0.34, 0.46), paper('#d8ccb4'), (-w / 2 - t / 2 - 0.002, 0, 0.8), bevel=0)
    rim = [(-w / 2 - t / 2 - 0.005, y, z) for y, z in ((-0.14, 0.86), (0.14, 0.86), (0.14, 1.2), (-0.14, 1.2))]
    tube(rim, 0.003, thread, closed=True)
    together(everything()[kept:], (0.5, 0.28, 0), (0, 0, 40))
    return Still(Shot((0, 0, 0.78), 2.85, 9), Shot((-0.3, -0.4, 0.86), 1.95, 10, 6, 0), light=1.15)


HOUSES = {'arradale': arradale, 'lumerane': lumerane, 'palimore': palimore}

"""Orvaine's bag, Corvelle's folding bag, Tessandro's moulded box."""
from math import cos, pi, sin

from forms import ball, box, everything, fillet, lathe, move, ring, rough, sheet, spline, stitches, together, tube
from materials import brass, leather, plain, wood
from studio import Shot, Still

THREAD = '#d9c6a0'


def mix(a, b, t):
    return a + (b - a) * t


def power(value, exponent):
    return abs(value) ** exponent * (1 if value > 0 else -1)


def circle(radius, z, count=180):
    return [(radius * cos(2 * pi * i / count), radius * sin(2 * pi * i / count), z) for i in range(count + 1)]


def orvaine():
    hide = leather('#643519', '#774321', 34, 0.3, 0.36)
    edge, thread, metal = plain('#2e170c', 0.4), plain(THREAD, 0.7), brass()
    tall = 1.32

    def half(z):
        return mix(1.0, 0.86, z / tall), mix(0.38, 0.16, (z / tall) ** 1.2)

    def body(u, v):
        z = v * tall
        w, d = half(z)
        a = 2 * pi * u
        bulge = 1 + 0.05 * sin(pi * v)
        return w * power(cos(a), 0.3), d * bulge * power(sin(a), 0.3), 0.05 + z

    sheet(body, 160, 30, hide, closed=True)
    box((1.9, 0.68, 0.06), hide, (0, 0, 0.035), bevel=0.03)
    for side in (-1, 1):
        for x in (-1, 1):
            tube([body(0.5 - side * 0.25 - side * x * 0.14, k / 24) for k in range(25)], 0.018, edge)
    for x, y in ((-0.8, -0.26), (0.8, -0.26), (-0.8, 0.26), (0.8, 0.26)):
        ball(0.045, metal, (x, y, 0.03))

    def lower(u):
        return 0.52 + 0.34 * abs(2 * u - 1) ** 5

    def flap(u, v, lift=0.034, inset=0.0):
        z0, top = lower(u) + inset, tall + 0.075
        reach = top - z0
        x = (2 * u - 1) * (1 - inset * 1.05)
        run = v * (reach + 0.42)
        if run < reach:
            z = z0 + run
            w, d = half(min(z, tall))
            bulge = 1 + 0.05 * sin(pi * min(z, tall) / tall)
            round_ = max(0, (z - top + 0.1) / 0.1)
            return x * w * 0.985, -d * bulge - lift + 0.07 * round_ ** 2, 0.05 + z - 0.03 * round_ ** 2
        w, d = half(tall)
        return x * w * 0.985, -d - lift + 0.07 + (run - reach), 0.02 + top

    sheet(flap, 80, 60, hide, thickness=0.03, bevel=0.008)
    rim = [flap(0.0, k / 20 * 0.6, 0.052, 0.055) for k in range(20, 0, -1)] + [flap(k / 80, 0, 0.053, 0.055) for k in range(81)] \
        + [flap(1.0, k / 20 * 0.6, 0.052, 0.055) for k in range(1, 21)]
    stitches(rim, thread, step=0.04, wire=0.0055)
    for side in (-1, 1):
        stitches([(side * half(z)[0] * 0.93, -half(z)[1] * (1 + 0.05 * sin(pi * z / tall)) - 0.004, 0.05 + z)
                  for z in (0.12 + k * 0.03 for k in range(30))], thread, step=0.04, wire=0.0055)
    stitches([(x / 20, -0.386, 0.14) for x in range(-18, 19)], thread, step=0.04, wire=0.0055)

    front = flap(0.5, 0.12)[1] - 0.02
    box((0.34, 0.2, 0.03), metal, (0, front, 0.76), (90, 0, 0), 0.03)
    for x in (-0.13, 0.13):
        ball(0.016, metal, (x, front - 0.032, 0.76))
    lathe(fillet([(0, 0), (0.045, 0), (0.045, 0.08), (0, 0.08)], 0.015), metal, 32)
    move(everything()[-1], (0, front - 0.02, 0.76), (90, 0, 0))
    box((0.2, 0.065, 0.05), metal, (0, front - 0.08, 0.76), (90, 90, 0), 0.024)

    top = tall + 0.1
    arch = spline([(-0.42, 0, top + 0.1), (-0.4, 0, top + 0.3), (-0.26, 0, top + 0.52), (0, 0, top + 0.6), (0.26, 0, top + 0.52),
                   (0.4, 0, top + 0.3), (0.42, 0, top + 0.1)], 60)
    tube(arch, 0.052, hide, taper=lambda t: 0.62 + 0.38 * sin(pi * t) ** 0.5)
    stitches([(p.x * 1.0, p.y - 0.052 * 0.9, p.z) for p in arch[6:-6]], thread, step=0.04, wire=0.005)
    for x in (-0.42, 0.42):
        ring(0.075, 0.016, metal, (x, 0, top + 0.075), (90, 0, 0))
        box((0.17, 0.3, 0.024), hide, (x, 0, top - 0.012), bevel=0.01)
        tube(spline([(x, -0.1, top + 0.01), (x, -0.03, top + 0.03), (x, 0, top + 0.045), (x, 0.03, top + 0.03), (x, 0.1, top + 0.01)], 24), 0.028, hide)
        ball(0.018, metal, (x, -0.11, top + 0.012))
    together(everything(), turn=(0, 0, 24))
    return Still(Shot((0, 0, 0.9), 3.3, 9), Shot((-0.05, -0.3, 0.95), 2.0, 12, 10, 0.02))


def corvelle():
    hide = leather('#262f23', '#3a4636', 26, 0.4, 0.46)
    thread, metal = plain('#7c8468', 0.7), brass(0.26)
    wide, tall = 1.02, 1.22

    def soft(x, z):
        return 0.02 * rough(x * 1.4, z * 2, 3) + 0.05 * rough(x * 0.9, z * 1.1, 8) + 0.012 * sin(9 * z + 5 * x) * (1 - z / 1.4) ** 2

    def body(u, v):
        a = 2 * pi * u
        z = v * tall
        sag = 1 + 0.05 * (1 - v) * sin(pi * v)
        x = wide * sag * power(cos(a), 0.55)
        full = mix(0.3, 0.05, v ** 1.5) * (0.35 + 0.65 * (1 - min(1, abs(x) / wide) ** 3)) * min(1, (v + 0.02) / 0.14) ** 0.4
        return x * min(1, 0.95 + v), full * power(sin(a), 0.8) + soft(x, z), z + 0.01

    sheet(body, 160, 70, hide, closed=True, subdivide=1)

    def flap(u, v, lift=0):
        x = (2 * u - 1)
        wave = 0.05 * rough(x * 1.5, v * 0.8, 21) + 0.012 * rough(x * 4, v * 0.6, 30)
        bend = 0.16
        long = 0.68 - 0.05 * x + 0.02 * rough(x * 3, 0, 4)
        run = v * (long + pi * bend * 0.55 + 0.1)
        if run < long:
            y, z = -bend - 0.07 * sin(pi * run / long) - 0.09 * (1 - run / long), tall - long + run
        else:
            a = min(pi, (run - long) / bend)
            y, z = -bend * cos(a), tall + bend * 0.9 * sin(a)
        x *= wide * (0.985 - 0.02 * v)
        return x, y + wave - lift, z + 0.02 * rough(x * 2, 5, v) - 0.03 * x * x

    sheet(flap, 120, 70, hide, thickness=0.022, subdivide=1)
    path = [flap(0.025, k / 30 * 0.62, 0.016) for k in range(30, 0, -1)] + [flap(0.025 + 0.95 * k / 90, 0.03, 0.016) for k in range(91)] \
        + [flap(0.975, k / 30 * 0.62, 0.016) for k in range(1, 31)]
    stitches(path, thread, step=0.045, wire=0.0065)
    strap = spline([(-1.0, 0.0, 1.2), (-1.1, -0.02, 1.1), (-1.16, -0.1, 0.6), (-1.16, -0.3, 0.1), (-1.0, -0.52, 0.016), (-0.5, -0.68, 0.016), (0.1, -0.78, 0.016),
                    (0.65, -0.74, 0.016), (1.02, -0.5, 0.03), (1.16, -0.24, 0.2), (1.12, -0.06, 0.75), (1.08, 0, 1.1), (1.0, 0.0, 1.2)], 160)
    for shift in (-0.016, 0, 0.016):
        tube([(p.x, p.y + shift * 0.9, p.z) for p in strap], 0.014, hide)
    for x in (-1.0, 1.0):
        ring(0.06, 0.012, metal, (x, 0.0, 1.2), (90, 0, 0))
        box((0.16, 0.05, 0.1), hide, (x * 0.94, 0.0, 1.13), (0, 0, 0), 0.02)
    ball(0.05, metal, (0.0, flap(0.5, 0.08)[1] - 0.02, 0.66), (1, 0.5, 1))
    together(everything(), turn=(0, 0, -16))
    return Still(Shot((0, -0.1, 0.65), 3.1, 11), Shot((0.2, -0.2, 0.72), 1.9, 14, 14, 0.02))


def tessandro():
    hide, thread = leather('#4d1d14', '#6b2a1c', 40, 0.22, 0.34), plain(THREAD, 0.7)
    lathe(fillet([(0, 0), (0.74, 0), (0.75, 0.95), (0.71, 0.95), (0.71, 0.05), (0, 0.05)], 0.035), hide)
    lid = [lathe(fillet([(0, 0.44), (0.5, 0.43), (0.785, 0.34), (0.79, 0), (0.758, 0), (0.758, 0.3), (0, 0.36)], 0.1, 12), hide)]
    before = len(everything())
    for z in (0.035, 0.075):
        stitches(circle(0.7915, z), thread, lambda p: (p.x, p.y, 0), 0.036, 0.0048)
    lid += everything()[before:]
    together(lid, (0, 0, 0.8))
    pull = spline([(-0.16, 0, 1.22), (-0.1, 0, 1.29), (0, 0, 1.32), (0.1, 0, 1.29), (0.16, 0, 1.22)], 30)
    for shift in (-0.03, -0.01, 0.01, 0.03):
        tube([(p.x, shift, p.z) for p in pull], 0.016, hide)
    tube([(0.02, -0.752, 0.1), (0.02, -0.752, 0.8)], 0.004, plain('#2a0e09', 0.5))
    stitches([(-0.015, -0.754, 0.1 + 0.02 * k) for k in range(34)], thread, step=0.036, wire=0.0048)
    stitches([(0.055, -0.754, 0.1 + 0.02 * k) for k in range(34)], thread, step=0.036, wire=0.0048)
    together(everything(), (0.42, 0.15, 0), (0, 0, -12))
    pear = wood('#87502f', '#b27a4e', (8, 8, 0.7))
    form = fillet([(0, 0), (0.62, 0), (0.62, 0.5), (0.585, 0.52), (0.585, 0.56), (0.62, 0.58), (0.6, 0.76), (0.14, 0.83), (0.1, 0.98), (0.17, 1.06),
                   (0.15, 1.2), (0, 1.21)], 0.055)
    move(lathe(form, pear), (-0.82, -0.42, 0))
    return Still(Shot((-0.1, 0, 0.72), 3.0, 11), Shot((0.1, -0.4, 0.72), 2.2, 14, 6, 0.02))


HOUSES = {'orvaine': orvaine, 'corvelle': corvelle, 'tessandro': tessandro}

"""Helvant's pocket watch, Okurano's wristwatch, Reuselin's open case, Serac's barometer."""
from math import cos, pi, radians, sin

from forms import (ball, box, chain, everything, fillet, lathe, mesh, move, rest, ring, sheet, spline, stitches,
                   together, tube)
from materials import Shader, brass, colour, glass, gold, leather, plain, steel, stone, wood
from studio import Shot, Still

ROMAN = ('XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI')


def flat(outline, material, z, thickness=0.012):
    """A flat plate cut to an outline in x and y."""
    return move(mesh([(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], material, False, thickness=thickness), (0, 0, z))


def bar(x0, y0, x1, y1, wide, material, z, thickness=0.006):
    dx, dy = x1 - x0, y1 - y0
    long = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / long * wide / 2, dx / long * wide / 2
    return flat([(x0 + nx, y0 + ny), (x0 - nx, y0 - ny), (x1 - nx, y1 - ny), (x1 + nx, y1 + ny)], material, z, thickness)


def numeral(text, size, material, z):
    """Roman figures in strokes, thick down and thin up, as on an enamel dial."""
    made, x = [], 0
    for letter in text:
        wide = {'I': 0.24, 'V': 0.62, 'X': 0.62}[letter] * size
        if letter == 'I':
            made.append(bar(x + wide / 2, 0, x + wide / 2, size, size * 0.13, material, z))
        else:
            left, right = x + 0.08 * size, x + wide - 0.08 * size
            mid = (left + right) / 2
            ends = ((left, size, mid, 0), (mid, 0, right, size)) if letter == 'V' else ((left, size, right, 0), (left, 0, right, size))
            made += [bar(*ends[0], size * 0.13, material, z), bar(*ends[1], size * 0.05, material, z)]
        x += wide
    lines = [bar(0, y * size, x, y * size, size * 0.035, material, z) for y in (0, 1)]
    return together(made + lines, (-x / 2, -size / 2, 0))


def spread(make, count, radius, skip=()):
    """Things made at the top of a circle and turned to each of `count` places."""
    for k in range(count):
        if k not in skip:
            together(together(make(k), (0, radius, 0)), turn=(0, 0, -360 * k / count))


def hand(long, wide, angle, material, z, tail=0.18):
    """A leaf-shaped hand that points to an angle in degrees from the top."""
    side = [(wide * sin(pi * t) ** 0.8 * (1 - 0.35 * t), -tail * long + (1 + tail) * long * t) for t in (k / 20 for k in range(21))]
    outline = side + [(-x, y) for x, y in reversed(side[1:-1])]
    return move(flat(outline, material, z), turn=(0, 0, -angle))


def crystal(radius, z, rise):
    clear = glass(shade=0.97, ior=1.15)
    return lathe([(radius * k / 24, z + rise * (1 - (k / 24) ** 2)) for k in range(25)], clear, thickness=0.012)


def case(radius, deep, metal):
    """A round case about z that faces up, open towards the dial."""
    return lathe(fillet([(0, -deep), (radius * 0.75, -deep), (radius, -deep * 0.35), (radius, 0.02), (radius * 0.985, 0.06), (radius * 0.93, 0.1),
                         (radius * 0.885, 0.085), (radius * 0.87, 0.0), (0, 0)], deep * 0.3, 10), metal, 160)


def crown(at, metal, size=0.085, turn=(-90, 0, 0)):
    made = [lathe(fillet([(0, 0), (size * 0.5, 0), (size * 0.5, 0.05), (size, 0.06), (size, 0.19), (0, 0.21)], 0.02), metal, 96,
                  shape=lambda a, r, z: (r * (1 + 0.035 * cos(24 * a) * (r > size * 0.8)) * cos(a), r * (1 + 0.035 * cos(24 * a) * (r > size * 0.8)) * sin(a), z))]
    return together(made, at, turn)


def helvant():
    metal, ink, blue = gold(0.12), plain('#15171c', 0.45), plain('#14254d', 0.25, Metallic=0.8)
    enamel = plain('#eae3d2', 0.25, Clearcoat=0.6, Clearcoat_Roughness=0.08)
    radius = 0.62
    case(radius, 0.17, metal)
    lathe(fillet([(0, 0.012), (0.545, 0.012), (0.55, 0)], 0.01), enamel)
    spread(lambda k: numeral(ROMAN[k], 0.095, ink, 0.016), 12, 0.41, (6,))
    spread(lambda k: [bar(0, -0.01 if k % 5 else -0.018, 0, 0.01 if k % 5 else 0.014, 0.006 if k % 5 else 0.012, ink, 0.016)], 60, 0.505)
    small = [ring(0.125, 0.0022, ink, (0, 0, 0.016))]
    for k in range(12):
        small += together([bar(0, 0.1, 0, 0.12, 0.005, ink, 0.016)], turn=(0, 0, -30 * k))
    small += [hand(0.11, 0.006, 140, blue, 0.028, 0.3)]
    together(small, (0, -0.29, 0))
    hand(0.27, 0.024, 305, blue, 0.034)
    hand(0.44, 0.02, 52, blue, 0.048)
    lathe(fillet([(0, 0.06), (0.022, 0.06), (0.022, 0.02)], 0.008), metal, 24)
    crystal(0.565, 0.075, 0.05)
    lathe(fillet([(0, 0), (0.06, 0), (0.05, 0.1), (0, 0.1)], 0.02), metal, 48)
    move(everything()[-1], (0, radius - 0.02, -0.03), (-90, 0, 0))
    crown((0, radius + 0.06, -0.03), metal)
    bow = [(0.2 * sin(a), radius + 0.22 - 0.19 * cos(a), -0.03) for a in (radians(16 + 328 * k / 60) for k in range(61))]
    tube(bow, 0.024, metal)
    watch = together(everything(), (0, -0.1, 0.98), (90, 0, 0))
    before = len(everything())
    dark = wood('#22150e', '#3a2518', (7, 7, 0.8))
    lathe(fillet([(0, 0), (0.52, 0), (0.52, 0.06), (0.46, 0.09), (0.44, 0.13), (0, 0.13)], 0.03), dark)
    post = spline([(0, 0.3, 0.12), (0, 0.32, 0.7), (0, 0.32, 1.5), (0, 0.27, 1.92), (0, 0.12, 2.08), (0, -0.03, 2.02), (0, -0.105, 1.9), (0, -0.14, 1.945)], 80)
    tube(post, 0.026, brass(), taper=lambda t: 1.25 - 0.5 * t)
    ball(0.026, brass(), post[-1])
    lathe(fillet([(0, 0.12), (0.1, 0.12), (0.09, 0.16), (0.05, 0.18), (0.04, 0.26), (0, 0.26)], 0.015), brass(), 48)
    move(everything()[-1], (0, 0.3, 0))
    links = spline([(0.05, -0.13, 1.9), (0.2, -0.12, 1.86), (0.5, -0.05, 1.62), (0.72, -0.1, 1.1), (0.78, -0.22, 0.5), (0.8, -0.38, 0.08), (0.7, -0.6, 0.022), (0.38, -0.72, 0.022),
                    (0.05, -0.7, 0.022), (-0.22, -0.62, 0.022), (-0.42, -0.7, 0.022)], 200)
    chain(links, metal, 0.06, 0.0105)
    tube([(-0.43, -0.7, 0.022), (-0.64, -0.77, 0.022)], 0.018, metal)
    together(everything(), turn=(0, 0, 10))
    return Still(Shot((0.05, 0, 1.02), 2.95, 7), Shot((0.06, -0.1, 1.2), 2.05, 6, 8, 0))


def sunray(tint, rings=70):
    """A dial brushed in rings: the highlight runs out from the middle like a fan."""
    shader = Shader(Base_Color=colour(tint), Metallic=0.85, Roughness=0.3, Anisotropic=0.85, Clearcoat=0.7, Clearcoat_Roughness=0.06)
    shader.link(shader.node('Tangent', direction_type='RADIAL', axis='Z').outputs[0], 'Tangent')
    wave = shader.node('TexWave', {'Vector': shader.place(), 'Scale': rings, 'Distortion': 0.6, 'Detail': 3}, wave_type='RINGS', rings_direction='Z')
    return shader.bump(wave.outputs['Fac'], 0.12, 0.003).material


def okurano():
    metal, bright, ink = steel(0.16), steel(0.08), plain('#d9dde0', 0.3, Metallic=1)
    hide, thread = leather('#17130f', '#2a221b', 46, 0.3, 0.42), plain('#3c5a70', 0.7)
    radius = 0.66
    case(radius, 0.2, metal)
    lathe([(0, 0.012), (0.57, 0.012), (0.58, 0.0)], sunray('#0d3356'))
    ring(0.572, 0.01, bright, (0, 0, 0.03))
    spread(lambda k: [box((0.034, 0.125 if k % 3 else 0.15, 0.022), bright, (0, 0, 0.012), bevel=0.007)], 12, 0.45)
    spread(lambda k: [bar(0, -0.008, 0, 0.012, 0.005, ink, 0.016)], 60, 0.55)
    spread(lambda k: [box((0.03, 0.09, 0.022), bright, (0.042, 0.02, 0.012), bevel=0.007)], 1, 0.45)
    hand(0.32, 0.03, 304, bright, 0.045)
    hand(0.5, 0.024, 54, bright, 0.06)
    bar(0, -0.14, 0, 0.52, 0.008, ink, 0.073)
    move(everything()[-1], turn=(0, 0, -198))
    lathe(fillet([(0, 0.09), (0.032, 0.088), (0.032, 0.02)], 0.01), bright, 32)
    crystal(0.585, 0.085, 0.035)
    crown((radius - 0.02, 0, -0.06), metal, 0.09, (0, 90, 0))
    for x in (-0.36, 0.36):
        for y in (-1, 1):
            path = spline([(x, y * 0.5, -0.03), (x * 1.02, y * 0.68, -0.05), (x * 1.02, y * 0.82, -0.15), (x * 1.02, y * 0.86, -0.24)], 24)
            tube(path, 0.062, metal, taper=lambda t: 1.15 - 0.35 * t)
    for y in (-1, 1):
        tube([(-0.34, y * 0.82, -0.19), (0.34, y * 0.82, -0.19)], 0.02, metal)
    loop = spline([(0, 0.66, -0.1), (0, 0.82, -0.17), (0, 0.92, -0.42), (0, 0.9, -0.85), (0, 0.68, -1.3), (0, 0.3, -1.56), (0, -0.15, -1.58), (0, -0.58, -1.36),
                   (0, -0.86, -0.9), (0, -0.92, -0.42), (0, -0.82, -0.17), (0, -0.66, -0.1)], 140)

    def strap(u, v, lift=0.0):
        i = min(int(v * 140), 139)
        p = loop[i].lerp(loop[i + 1], v * 140 - i)
        wide = 0.29 - 0.06 * sin(pi * v)
        out = 1 + 0.018 * (1 - (2 * u - 1) ** 4) + lift
        return (2 * u - 1) * wide, p.y * out, -0.7 + (p.z + 0.7) * out

    sheet(strap, 12, 200, hide, thickness=0.055, bevel=0.015)
    for u in (0.1, 0.9):
        stitches([strap(u, v / 300, 0.032) for v in range(12, 289)], thread, lambda p: (0, p.y, p.z + 0.7), 0.048, 0.0065)
    things = together(everything(), turn=(66, 0, 0))
    rest(things, (0, 0.35))
    together(everything(), turn=(0, 0, 20))
    return Still(Shot((0, 0, 0.85), 2.9, 9), Shot((0.05, -0.25, 0.95), 1.95, 14, 14, 0), light=1.1)


def reuselin():
    metal, ink = gold(0.12), plain('#1b1d22', 0.4)
    silver = steel(0.24)
    radius = 0.78
    case(radius, 0.15, metal)

    def waves(u, v):
        r, a = 0.02 + 0.66 * v, 2 * pi * u
        fade = min(1, v * 6) * (1 if v < 0.93 else 0)
        return r * cos(a), r * sin(a), 0.012 + 0.0035 * fade * sin(2 * pi * (v * 24 + 0.42 * sin(12 * a)))

    sheet(waves, 480, 340, silver, closed=True)
    spread(lambda k: numeral(ROMAN[k], 0.085, ink, 0.02), 12, 0.585)
    lathe([(0.52, 0.013), (0.52, 0.018), (0.655, 0.018), (0.655, 0.013)], plain('#d8d6cf', 0.35, Metallic=0.9))
    blue = plain('#16295c', 0.2, Metallic=0.8)
    hand(0.34, 0.026, 310, blue, 0.034)
    hand(0.52, 0.022, 60, blue, 0.048)
    lathe(fillet([(0, 0.062), (0.026, 0.06), (0.026, 0.02)], 0.008), metal, 24)
    crystal(0.69, 0.07, 0.03)
    crown((0, radius + 0.06, -0.03), metal)
    tube([(0.22 * sin(a), radius + 0.26 - 0.22 * cos(a), -0.03) for a in (radians(16 + 328 * k / 60) for k in range(61))], 0.026, metal)
    body = everything()
    cover = [lathe(fillet([(0, 0.14), (0.5, 0.12), (radius, 0.03), (radius, -0.02), (radius - 0.045, -0.02), (radius - 0.06, 0.02), (0.5, 0.085), (0, 0.105)], 0.05, 8), metal, 160)]
    cover += [ring(radius - 0.15, 0.004, metal, (0, 0, 0.055)), ring(radius - 0.3, 0.003, metal, (0, 0, 0.086))]
    together(cover, (radius + 0.02, 0, 0))
    together(cover, (-radius - 0.02, 0, 0.11), (0, -118, 0))
    hinge = [tube([(-radius - 0.025, -0.13, 0.06), (-radius - 0.025, 0.13, 0.06)], 0.035, metal)]
    watch = body + cover + hinge
    together(watch, turn=(62, 0, 0))
    rest(watch, (0.12, -0.1))
    box((0.95, 0.42, 0.75), stone('#4d463f', '#6a6158'), (0.12, 0.42, 0), bevel=0.02)
    together(everything(), turn=(0, 0, 6))
    return Still(Shot((-0.1, 0, 0.75), 2.8, 12), Shot((0.05, -0.15, 0.88), 2.2, 16, 4, 0))


def serac():
    metal, ink = brass(0.2), plain('#14181c', 0.45)
    dark = wood('#3a2113', '#5d3820', (0.8, 7, 7))
    face = plain('#dfdacb', 0.35)
    radius = 0.68
    lathe(fillet([(0, -0.36), (0.6, -0.36), (0.64, -0.3), (0.64, -0.06), (radius, -0.04), (radius, 0.06), (0.64, 0.1), (0.58, 0.09), (0.565, 0), (0, 0)], 0.03), metal, 160)
    lathe([(0.22, 0.012), (0.56, 0.012), (0.565, 0)], face)
    lathe([(0, -0.02), (0.2, -0.02), (0.215, 0.014), (0.23, 0.014)], brass(0.3), 96)
    for k in range(5):
        ring(0.05 + 0.032 * k, 0.012, brass(0.25), (0, 0, -0.012))
    for k in range(81):
        far = 0.045 if k % 10 == 0 else 0.03 if k % 5 == 0 else 0.018
        move(bar(0, 0.5 - far, 0, 0.5, 0.008 if k % 10 == 0 else 0.004, ink, 0.016), turn=(0, 0, 144 - 3.6 * k))
    arc = [(0.505 * sin(a), 0.505 * cos(a), 0.016) for a in (radians(-144 + 288 * k / 90) for k in range(91))]
    tube(arc, 0.0025, ink)
    for k in range(9):
        together(together(numeral(ROMAN[k + 1], 0.06, ink, 0.016), (0, 0.405, 0)), turn=(0, 0, 144 - 36 * k))
    hand(0.46, 0.016, 28, plain('#16202c', 0.25, Metallic=0.8), 0.04, 0.4)
    hand(0.44, 0.012, -32, metal, 0.058, 0.3)
    lathe(fillet([(0, 0.085), (0.03, 0.082), (0.03, 0.02)], 0.01), metal, 32)
    crystal(0.59, 0.08, 0.03)
    for k in range(3):
        a = radians(90 + 120 * k)
        ball(0.022, metal, (0.61 * cos(a), 0.61 * sin(a), 0.1), (1, 1, 0.5))
    tube([(0, 0.64, -0.18), (0, 0.74, -0.18)], 0.04, metal)
    ring(0.11, 0.022, metal, (0, 0.84, -0.18))
    together(everything(), (0, -0.1, 1.0), (80, 0, 0))
    box((1.3, 0.8, 0.1), dark, (0, 0, 0), bevel=0.03)
    box((1.12, 0.62, 0.06), dark, (0, 0, 0.1), bevel=0.02)
    for x in (-1, 1):
        limb = spline([(x * 0.3, 0.05, 0.15), (x * 0.48, 0.05, 0.28), (x * 0.7, 0.04, 0.62), (x * 0.78, 0.03, 1.0)], 40)
        for y in (-0.05, 0, 0.05):
            tube([(p.x, p.y + y, p.z) for p in limb], 0.042, dark)
        tube([(x * 0.62, 0.08, 1.0), (x * 0.84, 0.03, 1.0)], 0.035, metal)
        ball(0.06, metal, (x * 0.86, 0.03, 1.0))
    together(everything(), turn=(0, 0, 14))
    return Still(Shot((0, 0, 0.95), 2.9, 8), Shot((0.0, -0.15, 1.02), 2.3, 8, 10, 0))


HOUSES = {'helvant': helvant, 'okurano': okurano, 'reuselin': reuselin, 'serac': serac}

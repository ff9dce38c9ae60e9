"""Ondrelle's and Qasrine's perfume, Rochefaille's champagne, Valmeyrac's red wine, Torvane's fiasco."""
from math import cos, pi, sin

from mathutils import Matrix, Vector

from forms import again, ball, everything, fillet, lathe, move, rest, ring, rough, sheet, spline, together, tube
from materials import Shader, brass, cloth, colour, glass, gold, metal, paper, plain, wax
from studio import Shot, Still


def vessel(outer, wall, material, steps=128, shape=None, **options):
    """A hollow of the outer profile, its wall of the same thickness all over; the profile runs from the foot's middle up."""
    inner = []
    points = [Vector((r, z)) for r, z in outer]
    for i, point in enumerate(points):
        ahead, behind = points[min(i + 1, len(points) - 1)], points[max(i - 1, 0)]
        along = (ahead - behind).normalized()
        moved = point + Vector((-along.y, along.x)) * wall
        inner.append((max(moved.x, 0), moved.y))
    inner[0], inner[-1] = (0, inner[0][1]), (inner[-1][0], outer[-1][1])
    return lathe(list(outer) + inner[::-1], material, steps, shape, **options), inner


def liquid(inner, level, material, steps=128, shape=None, **options):
    """What fills a vessel to a level; it reaches a little into the wall, as Cycles wants it."""
    inside = [(r + 0.004 if r else 0, z - 0.004) for r, z in inner if z < level]
    radius = inside[-1][0]
    return lathe(inside + [(radius, level), (0, level)], material, steps, shape, **options)


def rounded(points, radius):
    """A profile of (radius, height) with rounded corners."""
    return [(p.x, p.y) for p in fillet([(r, z, 0) for r, z in points], radius)]


def ondrelle():
    clear = glass('#fff3e2', 0.15, shade=0.9)
    amber = glass('#d9780f', 2.6, ior=1.36, shade=0.7)
    metal_ = gold(0.14)
    oval = lambda a, r, z: (r * cos(a), r * sin(a) * (0.55 + 0.45 * max(0, min(1, (z - 0.98) / 0.25))), z)
    body = [(0, 0.0), (0.3, 0.0), (0.5, 0.01), (0.6, 0.05), (0.66, 0.16), (0.69, 0.4), (0.69, 0.62), (0.65, 0.82), (0.53, 0.99), (0.36, 1.09), (0.22, 1.14), (0.17, 1.19), (0.165, 1.3)]
    profile = [(p.x, p.y) for p in spline([(r, z, 0) for r, z in body], 90)]
    _, inner = vessel(profile, 0.075, clear, 160, oval)
    liquid(inner, 0.9, amber, 160, oval)
    lathe(fillet([(0.168, 1.2), (0.2, 1.2), (0.2, 1.31), (0.16, 1.33), (0.1, 1.33)], 0.015), metal_)
    for z in (1.225, 1.285):
        ring(0.2, 0.008, metal_, (0, 0, z))
    cap = [(p.x, p.y) for p in spline([(0.0, 1.335, 0), (0.1, 1.335, 0), (0.12, 1.37, 0), (0.19, 1.44, 0), (0.27, 1.57, 0), (0.25, 1.72, 0), (0.13, 1.82, 0), (0, 1.84, 0)], 60)]
    lathe(cap, glass('#f3c98a', 0.7, shade=0.85))
    cord = cloth('#8a6a4a', '#a5835c', 0)
    ring(0.185, 0.012, cord, (0, 0, 1.17))
    together(everything(), turn=(0, 0, 10))
    return Still(Shot((0, 0, 0.9), 2.8, 7), Shot((0, 0, 1.0), 2.0, 7, 6, 0), glow=5)


def qasrine():
    clear = glass('#f1c47e', 1.1, shade=0.8)
    amber = glass('#9a430a', 3.0, ior=1.36, shade=0.55)
    metal_ = brass(0.16)
    profile = [(0, 0), (0.42, 0), (0.44, 0.03), (0.36, 1.28), (0.3, 1.42), (0.13, 1.52), (0.125, 1.62)]
    facet = dict(smooth=False, bevel=0.012)
    _, inner = vessel(profile, 0.07, clear, 8, **facet)
    inner[1] = (0.34, 0.1)
    liquid([(0, 0.1), (0.33, 0.1), (0.345, 0.13), (0.283, 1.2)], 1.15, amber, 8, smooth=False)
    lathe(fillet([(0.11, 1.56), (0.165, 1.56), (0.165, 1.62), (0.18, 1.64), (0.18, 1.9), (0.12, 1.98), (0, 2.0)], 0.02), metal_, 96,
          shape=lambda a, r, z: (r * (1 + 0.02 * cos(28 * a) * (1.66 < z < 1.9)) * cos(a), r * (1 + 0.02 * cos(28 * a) * (1.66 < z < 1.9)) * sin(a), z))
    ball(0.05, metal_, (0, 0, 2.02))
    together(everything(), (0.1, 0.1, 0), (0, 0, 12))
    resin = wax('#c99a58', 0.6)
    for seed, x, y, size in ((1, -0.62, -0.28, 0.17), (5, -0.32, -0.56, 0.12)):

        def lump(a, r, z):
            x, y = r * cos(a), r * sin(a)
            swell = 1 + 0.3 * rough(x, y, z + 10 * seed, 0.9 / size) + 0.05 * rough(x, y, z, 4 / size)
            return x * swell, y * swell, z * swell

        tear = lathe([(size * sin(pi * k / 60) * (1 - 0.004 * k), -size * 1.3 * cos(pi * k / 60)) for k in range(61)], resin, 90, lump)
        rest([move(tear, turn=(80, 0, 40 * seed))], (x, y))
    return Still(Shot((-0.1, 0, 1.0), 2.85, 7), Shot((-0.06, -0.1, 0.8), 1.9, 8, 6, 0), glow=6)


def bottle(body, material, level, wine, wall=0.035):
    profile = [(p.x, p.y) for p in spline([(r, z, 0) for r, z in body], 120)]
    _, inner = vessel(profile, wall, material)
    liquid(inner, level, wine)
    return profile


def stemmed(bowl, stem, foot, wall, material):
    """A wine glass: a foot, a stem and a bowl, whose profiles are lists of (radius, height)."""
    outer = [(p.x, p.y) for p in spline([(r, z, 0) for r, z in bowl], 60)]
    inside = [(max(r - wall, 0), z + wall * 0.8 if i < 30 else z) for i, (r, z) in enumerate(outer)]
    under = [(p.x, p.y) for p in spline([(r, z, 0) for r, z in foot + stem], 70)]
    lathe([(0, 0)] + under + outer[2:] + [((outer[-1][0] + inside[-1][0]) / 2, outer[-1][1] + wall * 0.5)] + inside[::-1], material, 144)
    return inside


def label(radius, low, high, half, material):
    sheet(lambda u, v: (radius * sin(half * (2 * u - 1)), -radius * cos(half * (2 * u - 1)), low + (high - low) * v), 60, 2, material, thickness=0.004)


def valmeyrac():
    green = glass('#5d7a48', 7, shade=0.25, ior=1.5)
    wine = glass('#5a0812', 9, ior=1.34, shade=0.3)
    body = [(0, 0.04), (0.2, 0.03), (0.28, 0.0), (0.315, 0.02), (0.325, 0.08), (0.325, 0.5), (0.325, 1.0), (0.322, 1.25), (0.28, 1.39), (0.17, 1.5), (0.125, 1.6), (0.118, 1.8), (0.115, 2.02)]
    bottle(body, green, 1.55, wine)
    foil = Shader(Base_Color=colour('#4a0f18'), Metallic=0.55, Roughness=0.32)
    lathe(fillet([(0.126, 1.62), (0.128, 1.64), (0.126, 1.98), (0.142, 2.0), (0.142, 2.07), (0.128, 2.09), (0, 2.09)], 0.012), foil.bump(foil.noise(14, 3, (1, 1, 0.3)), 0.2, 0.01).material)
    label(0.3285, 0.32, 0.98, 1.05, paper('#e2dac6'))
    line = plain('#6b1a24', 0.6)
    for z, wire in ((0.37, 0.004), (0.93, 0.004), (0.385, 0.0015), (0.915, 0.0015)):
        tube([(0.331 * sin(a), -0.331 * cos(a), z) for a in (-0.98 + 1.96 * k / 60 for k in range(61))], wire, line)
    emblem = [(0.3315 * sin(0.16 * cos(2 * pi * k / 60)), -0.3315 * cos(0.16 * cos(2 * pi * k / 60)), 0.68 + 0.066 * sin(2 * pi * k / 60)) for k in range(60)]
    tube(emblem, 0.003, line, closed=True)
    for lean in (-0.5, 0, 0.5):
        leaf = [(0.3315 * sin(0.1 * sin(lean) * k / 10), -0.3315 * cos(0.1 * sin(lean) * k / 10), 0.645 + 0.075 * cos(lean) * k / 10) for k in range(11)]
        tube(leaf, 0.006, line, taper=lambda t: 0.3 + sin(pi * t))
    together(everything(), (0.32, 0.15, 0), (0, 0, -14))
    clear = glass('#ffffff', 0, shade=0.95)
    bowl = [(0.0, 0.6), (0.1, 0.61), (0.25, 0.7), (0.315, 0.86), (0.31, 1.02), (0.275, 1.18), (0.25, 1.27)]
    kept = len(everything())
    inside = stemmed(bowl, [(0.022, 0.2), (0.02, 0.45), (0.03, 0.58)], [(0.27, 0.004), (0.275, 0.014), (0.2, 0.028), (0.07, 0.06), (0.03, 0.12)], 0.012, clear)
    liquid([p for p in inside], 0.87, glass('#7c0d1c', 4.2, ior=1.34, shade=0.4))
    together(everything()[kept:], (-0.52, -0.3, -0.006))
    return Still(Shot((-0.1, 0, 1.0), 2.9, 7), Shot((-0.08, -0.1, 0.98), 2.35, 7, 4, 0), glow=5)


def rochefaille():
    green = glass('#4a6b34', 9, shade=0.3, ior=1.5)
    wine = glass('#d8b860', 1.0, ior=1.34, shade=0.5)
    body = [(0, 0.06), (0.2, 0.04), (0.3, 0.0), (0.355, 0.02), (0.37, 0.09), (0.37, 0.5), (0.365, 0.8), (0.33, 1.05), (0.24, 1.3), (0.17, 1.5), (0.135, 1.7), (0.125, 1.9), (0.125, 2.0)]
    profile = bottle(body, green, 1.6, wine, 0.045)
    foil = Shader(Metallic=1, Roughness=0.26, Base_Color=colour('#e2c27e'))
    foil.bump(foil.node('TexVoronoi', {'Vector': foil.place((1, 1, 0.45)), 'Scale': 16}, feature='SMOOTH_F1').outputs['Distance'], 0.55, 0.02)
    skin = [(r + 0.008, z) for r, z in profile if z > 1.36]
    swell = rounded([(0.133, 1.98), (0.155, 2.0), (0.155, 2.07), (0.14, 2.09), (0.165, 2.14), (0.17, 2.2), (0.12, 2.26), (0, 2.275)], 0.03)
    lathe(skin + swell, foil.material, 160, shape=lambda a, r, z: (r * (1 + 0.012 * rough(cos(a) * 6, sin(a) * 6, z * 7)) * cos(a), r * (1 + 0.012 * rough(cos(a) * 6, sin(a) * 6, z * 7)) * sin(a),
                                                                   z + (0.02 * sin(5 * a) if z < 1.4 else 0)))
    ring(0.145, 0.012, gold(0.2), (0, 0, 1.97))
    label(0.374, 0.3, 0.74, 0.95, paper('#e6dcc2'))
    line = metal('#b8954e', 0.3)
    for z, wire in ((0.345, 0.005), (0.695, 0.005)):
        tube([(0.3765 * sin(a), -0.3765 * cos(a), z) for a in (-0.88 + 1.76 * k / 60 for k in range(61))], wire, line)
    tube([(0.3765 * sin(0.12 * cos(a)), -0.3765 * cos(0.12 * cos(a)), 0.52 + 0.07 * sin(a)) for a in (2 * pi * k / 4 for k in range(4))], 0.005, line, closed=True)
    together(everything(), (0.34, 0.12, 0), (0, 0, -10))
    clear = glass('#ffffff', 0, shade=0.95)
    bowl = [(0.0, 0.72), (0.08, 0.725), (0.26, 0.78), (0.38, 0.9), (0.405, 1.0), (0.4, 1.06)]
    kept = len(everything())
    inside = stemmed(bowl, [(0.024, 0.2), (0.02, 0.5), (0.032, 0.7)], [(0.27, 0.004), (0.275, 0.014), (0.2, 0.028), (0.07, 0.06), (0.03, 0.12)], 0.012, clear)
    liquid(inside, 0.95, glass('#eec860', 1.3, ior=1.34, shade=0.75))
    pearl = glass('#ffffff', ior=1.0, shade=1)
    fizz = ball(0.008, pearl)
    for k in range(90):
        a, r = 2.399 * k, 0.34 * (k / 90) ** 0.5
        again(fizz, Matrix.Translation((r * cos(a), r * sin(a), 0.948 - 0.12 * (k % 7 == 0) * (1 - r / 0.36))))
    together(everything()[kept:], (-0.56, -0.3, -0.006))
    return Still(Shot((-0.1, 0, 1.08), 3.0, 7), Shot((-0.1, -0.1, 1.08), 2.5, 7, 4, 0), glow=5)


def torvane():
    green = glass('#6d8a52', 3.5, shade=0.35, ior=1.5)
    wine = glass('#5a0812', 7, ior=1.34, shade=0.35)
    body = [(0, 0.08), (0.3, 0.09), (0.52, 0.22), (0.66, 0.48), (0.68, 0.7), (0.58, 0.98), (0.38, 1.22), (0.2, 1.42), (0.14, 1.62), (0.125, 1.85), (0.125, 1.98)]
    profile = bottle(body, green, 1.5, wine, 0.03)
    ring(0.138, 0.018, green, (0, 0, 1.94))
    cork = plain('#a5805a', 0.85)
    lathe(fillet([(0, 1.9), (0.1, 1.9), (0.108, 2.06), (0, 2.06)], 0.012), cork, 48)
    straws = [plain(tint, 0.62, Specular=0.35) for tint in ('#b98d52', '#a67a42', '#c79e63')]

    def radius(z):
        return max(r for r, h in profile if abs(h - z) < 0.03)

    ribs = 30
    rows = [0.13 + 0.034 * k for k in range(27)]
    for k, z in enumerate(rows):
        path = []
        for i in range(360):
            a = 2 * pi * i / 360
            weave = 0.017 * cos(ribs / 2 * a + pi * k)
            path.append(((radius(z) + 0.034 + weave) * cos(a), (radius(z) + 0.034 + weave) * sin(a), z + 0.004 * rough(cos(a) * 3, sin(a) * 3, k)))
        tube(path, 0.0175, straws[k % 3], closed=True, round_=4)
    for i in range(ribs):
        a = 2 * pi * (i + 0.5) / ribs
        tube([((radius(z) + 0.034) * cos(a), (radius(z) + 0.034) * sin(a), z) for z in (0.1 + 0.02 * k for k in range(48))], 0.014, straws[i % 3], round_=4)
    for z, wide, wire in ((0.055, 0.42, 0.055), (0.12, 0.47, 0.035)):
        for k in range(2):
            path = [((wide + wire * 0.5 * cos(20 * a + pi * k)) * cos(a), (wide + wire * 0.5 * cos(20 * a + pi * k)) * sin(a), z + wire * 0.5 * sin(20 * a + pi * k)) for a in (2 * pi * i / 300 for i in range(300))]
            tube(path, wire * 0.62, straws[k], closed=True, round_=5)
    top = rows[-1] + 0.03
    for k in range(2):
        path = [((radius(top) + 0.04 + 0.02 * cos(18 * a + pi * k)) * cos(a), (radius(top) + 0.04 + 0.02 * cos(18 * a + pi * k)) * sin(a), top + 0.02 * sin(18 * a + pi * k)) for a in (2 * pi * i / 300 for i in range(300))]
        tube(path, 0.022, straws[k], closed=True, round_=5)
    turns = [(0.158 * cos(a), 0.158 * sin(a), 1.76 + 0.012 * a) for a in (-pi / 3 * k for k in range(10))]
    loop = spline([(0.52, -0.05, 1.08), (0.5, -0.02, 1.35), (0.34, 0.0, 1.66), (0.22, 0.0, 1.76)] + turns, 140)
    for k in range(3):
        tube([(p.x + 0.018 * cos(0.9 * i + 2.1 * k), p.y + 0.018 * sin(0.9 * i + 2.1 * k), p.z) for i, p in enumerate(loop)], 0.015, straws[k], round_=4)
    return Still(Shot((0, 0, 0.98), 2.9, 8), Shot((0, 0, 0.98), 2.25, 8, 6, 0), glow=4)


HOUSES = {'ondrelle': ondrelle, 'qasrine': qasrine, 'rochefaille': rochefaille, 'valmeyrac': valmeyrac, 'torvane': torvane}

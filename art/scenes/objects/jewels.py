"""Vessarine's chain, Delacourbe's ring, Sarmante's necklace."""
from math import cos, pi, radians, sin

from mathutils import Vector

from forms import ball, box, brilliant, chain, everything, facets, fillet, frame, lathe, ring, sheet, spline, together, tube
from materials import gem, gold, metal, plain, stone, Shader, colour
from studio import Shot, Still


def velvet(dark, light):
    shader = Shader(Base_Color=colour(dark), Roughness=0.95, Sheen=1.0, Sheen_Tint=0.9, Specular=0.05)
    shader.vary(shader.noise(3, 6), dark, light)
    return shader.bump(shader.noise(180, 4), 0.5, 0.006).material


def claws(radius, count, wire, material, height=0.3, first=0):
    """Prongs that rise from a point below a stone and hold it at its edge."""
    for k in range(count):
        a = 2 * pi * (k + first) / count
        path = spline([(0.25 * radius * cos(a), 0.25 * radius * sin(a), -0.95 * radius), (0.75 * radius * cos(a), 0.75 * radius * sin(a), -0.45 * radius),
                       (1.03 * radius * cos(a), 1.03 * radius * sin(a), 0), (0.98 * radius * cos(a), 0.98 * radius * sin(a), 0.12 * radius),
                       (0.86 * radius * cos(a), 0.86 * radius * sin(a), 0.2 * radius)], 24)
        tube(path, wire, material)
        ball(wire * 1.05, material, path[-1])


def vessarine():
    metal_, dark = gold(0.12), metal('#6b5a48', 0.35)
    base = stone('#3d342c', '#564a3f')
    box((0.9, 0.62, 0.13), base, bevel=0.02)
    lathe(fillet([(0, 0.13), (0.09, 0.13), (0.08, 0.17), (0.03, 0.2), (0.026, 1.9), (0, 1.9)], 0.02), dark, 48)
    tube([(-0.44, 0, 1.9), (0.44, 0, 1.9)], 0.04, dark)
    for x in (-0.44, 0.44):
        ball(0.055, dark, (x, 0, 1.9))
    front = spline([(-0.3, 0.03, 1.945), (-0.3, -0.04, 1.92), (-0.285, -0.055, 1.8), (-0.22, -0.06, 1.4), (-0.12, -0.065, 1.0), (-0.04, -0.07, 0.8), (0, -0.07, 0.755),
                    (0.04, -0.07, 0.8), (0.12, -0.065, 1.0), (0.22, -0.06, 1.4), (0.285, -0.055, 1.8), (0.3, -0.04, 1.92), (0.3, 0.03, 1.945)], 260)
    chain(front, metal_, 0.03, 0.0046)
    back = spline([(-0.3, 0.03, 1.945), (-0.29, 0.06, 1.8), (-0.2, 0.065, 1.52), (0, 0.065, 1.42), (0.2, 0.065, 1.52), (0.29, 0.06, 1.8), (0.3, 0.03, 1.945)], 160)
    chain(back, metal_, 0.03, 0.0046)
    kept = len(everything())
    amber = gem('#ffd58a', ior=1.9)
    size = 0.16
    brilliant(size, amber)
    claws(size, 6, 0.013, metal_)
    ring(size * 0.8, 0.012, metal_, (0, 0, -0.09))
    ring(size * 0.45, 0.011, metal_, (0, 0, -0.16))
    drop = everything()[kept:]
    together(drop, turn=(82, 0, 0))
    together(drop, (0, -0.16, 0.48))
    ring(0.034, 0.009, metal_, (0, -0.09, 0.72), (0, 90, 0))
    tube(spline([(0, -0.09, 0.69), (0, -0.1, 0.665), (0, -0.12, 0.655)], 12), 0.016, metal_)
    together(everything(), turn=(0, 0, 8))
    return Still(Shot((0, 0, 1.02), 2.9, 6), Shot((0, -0.1, 0.72), 1.35, 6, 8, 0), light=1.1, sparkle=2.2)


def delacourbe():
    white = metal('#e2dfda', 0.1)
    top = 2.0
    lathe(fillet([(0, 0), (0.66, 0), (0.66, 0.05), (0.62, 0.06), (0.07, top), (0, top + 0.03)], 0.05, 10), stone('#17191d', '#23272d'))
    z = 0.9
    radius = 0.62 - 0.55 * (z - 0.06) / (top - 0.06) + 0.03
    band = [lathe(fillet([(radius, -0.055), (radius + 0.03, -0.06), (radius + 0.052, 0), (radius + 0.03, 0.06), (radius, 0.055), (radius, -0.055)], 0.02), white, 160)]
    kept = len(everything())
    size = 0.2
    brilliant(size, gem('#f4f8ff', ior=2.2))
    claws(size, 6, 0.014, white, first=0.5)
    ring(size * 0.82, 0.012, white, (0, 0, -0.07))
    ring(size * 0.48, 0.012, white, (0, 0, -0.15))
    head = everything()[kept:]
    together(head, turn=(90, 0, 0))
    together(head, (0, -radius - 0.22, 0))
    for x in (-1, 1):
        side = spline([(x * 0.2, -radius * 0.93, 0), (x * 0.12, -radius - 0.02, 0), (x * 0.05, -radius - 0.07, 0)], 16)
        head.append(tube(side, 0.045, white, taper=lambda t: 1.1 - 0.45 * t))
    together(band + head, turn=(-14, 0, -16))
    together(band + head, (0, 0.0, z))
    return Still(Shot((0, 0, 0.95), 2.7, 7), Shot((-0.08, -0.4, 0.9), 1.25, 10, -6, 0), light=1.15, sparkle=2.6)


def sarmante():
    metal_ = gold(0.13)
    heights = [(0, 0.52, 0.3), (0.12, 0.6, 0.34), (0.5, 0.8, 0.42), (0.9, 0.92, 0.43), (1.08, 0.86, 0.38), (1.2, 0.62, 0.33), (1.32, 0.4, 0.3), (1.46, 0.31, 0.28),
               (1.7, 0.28, 0.265), (1.92, 0.27, 0.25), (2.0, 0.2, 0.19), (2.02, 0.02, 0.02)]
    shape = spline([(w, d, z) for z, w, d in heights], 120)

    def bust(u, v):
        i = min(int(v * 120), 119)
        w, d, z = shape[i].lerp(shape[i + 1], v * 120 - i)
        a = 2 * pi * u
        y = -d * sin(a)
        return w * cos(a), y * (1.12 if y < 0 else 0.8) - 0.1 * max(0, 1 - abs(z - 0.75) / 0.7), z

    sheet(bust, 140, 120, velvet('#150b14', '#221120'), closed=True)
    lathe(fillet([(0, 0), (0.5, 0), (0.5, 0.05), (0, 0.05)], 0.02), plain('#0d090c', 0.4))

    def at(t):
        """The place of the necklace on the bust, from one side of the neck (-1) to the other (1), and its normal."""
        u = 0.25 + 0.235 * t
        height = 0.72 + 0.66 * abs(t) ** 1.5
        v = min(range(121), key=lambda k: abs(shape[k].z - height)) / 120
        place = Vector(bust(u, v))
        normal = (Vector(bust(u + 0.01, v)) - Vector(bust(u - 0.01, v))).cross(Vector(bust(u, min(1, v + 0.02))) - Vector(bust(u, v - 0.02))).normalized()
        normal = normal if normal.y < 0 or abs(normal.y) < 0.1 and normal.dot(Vector((place.x, place.y, 0))) > 0 else -normal
        return place, normal

    violet = [gem(tint, ior=1.9) for tint in ('#c096f2', '#b184ea', '#cfa8f8')]
    line = [at(-1 + 2 * k / 400) for k in range(401)]
    path = [place + normal * 0.03 for place, normal in line]
    total = sum((b - a).length for a, b in zip(path, path[1:]))
    spot, walked, count = [], 0.0, 0
    gaps, left = [], -total / 2
    while left < total / 2:
        size = 0.05 + 0.05 * (1 - abs(left) / (total / 2)) ** 0.8
        gaps.append((left + size * 1.12, size))
        left += size * 2.24
    shift = (total / 2 - left) / 2
    for a, b, (_, normal) in zip(path, path[1:], line):
        step = (b - a).length
        while count < len(gaps) and gaps[count][0] + shift + total / 2 <= walked + step:
            size = gaps[count][1]
            spot.append((a, (b - a).normalized(), normal, size))
            count += 1
        walked += step
    for k, (place, along, normal, size) in enumerate(spot):
        kept = len(everything())
        cut = [(0.62, 0.3, 8, 0.5), (0.86, 0.17, 8, 0.5), (1, 0.03, 8, 0.5), (1, -0.03, 8, 0.5), (0.55, -0.4, 8, 0.5), (0.1, -0.6, 8, 0.5)]
        facets([(r * size, z * size, n, f) for r, z, n, f in cut], violet[k % 3]).scale = (0.94, 1.12, 1)
        setting = tube([(size * 1.0 * cos(a), size * 1.18 * sin(a), -0.1 * size) for a in (2 * pi * i / 32 for i in range(32))], size * 0.13, metal_, closed=True)
        for a in (45, 135, 225, 315):
            ball(size * 0.15, metal_, (size * 0.97 * cos(radians(a)), size * 1.12 * sin(radians(a)), 0.06 * size))
        tube([(size * 1.0, 0, -0.1 * size), (size * 1.3, 0, -0.1 * size)], size * 0.1, metal_)
        base = frame(place + normal * size * 0.35, along, normal)
        for thing in everything()[kept:]:
            thing.matrix_world = base @ thing.matrix_basis
    place, normal = at(0)
    kept = len(everything())
    size = 0.17
    cut = [(0.6, 0.3, 12, 0.5), (0.85, 0.17, 12, 0), (1, 0.03, 12, 0.5), (1, -0.03, 12, 0.5), (0.55, -0.45, 12, 0), (0.06, -0.72, 12, 0)]
    facets([(r * size, z * size, n, f) for r, z, n, f in cut], violet[0]).scale = (0.86, 1.2, 1)
    tube([(size * 0.88 * cos(a), size * 1.22 * sin(a), -0.02) for a in (2 * pi * i / 48 for i in range(48))], 0.018, metal_, closed=True)
    for a in range(0, 360, 45):
        ball(0.021, metal_, (size * 0.85 * cos(radians(a + 22)), size * 1.18 * sin(radians(a + 22)), 0.01))
    tube([(0, size * 1.2, -0.02), (0, size * 1.62, -0.02)], 0.018, metal_)
    base = frame(place + normal * 0.09 + Vector((0, -0.02, -0.34)), (1, 0, 0), normal)
    for thing in everything()[kept:]:
        thing.matrix_world = base @ thing.matrix_basis
    together(everything(), turn=(0, 0, 16))
    return Still(Shot((0, 0, 1.0), 2.75, 6), Shot((-0.02, -0.4, 0.86), 1.5, 6, 4, 0), light=1.25, sparkle=2)


HOUSES = {'vessarine': vessarine, 'delacourbe': delacourbe, 'sarmante': sarmante}

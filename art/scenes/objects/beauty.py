"""Nacrene's compact and Hanaori's painted shell."""
from math import atan2, cos, exp, hypot, pi, sin

from forms import ball, box, everything, fillet, lathe, rest, ring, rough, sheet, spline, together, tube
from materials import Shader, cloth, colour, gold, lacquer, metal, plain, silk
from studio import Shot, Still


def nacrene():
    metal_ = metal('#e0b094', 0.14)
    radius = 0.82
    lathe(fillet([(0, 0), (0.74, 0), (radius, 0.05), (radius, 0.14), (radius - 0.05, 0.15), (radius - 0.07, 0.1), (0, 0.1)], 0.03), metal_, 160)
    powder = Shader(Base_Color=colour('#d9a596'), Roughness=0.95, Sheen=0.3, Specular=0.1)
    powder.bump(powder.noise(160, 5), 0.25, 0.006)

    def shell(u, v):
        """A scallop pressed into the powder: ribs that run out from a point at the edge."""
        a, r = 2 * pi * u, 0.74 * v
        x, y = r * cos(a), r * sin(a)
        far, turn = hypot(x, y + 0.46), atan2(x, y + 0.46)
        inside = max(0, min(1, (0.98 - far) * 12)) * max(0, min(1, (1.05 - abs(turn)) * 8)) * min(1, far * 4)
        return x, y, 0.125 + inside * (0.012 + 0.013 * cos(turn * 22)) - 0.02 * max(0, v - 0.95) * 20

    sheet(shell, 300, 200, powder.material, closed=True)
    tube([(-0.2, 0.85, 0.13), (0.2, 0.85, 0.13)], 0.045, metal_)
    base = everything()
    lathe(fillet([(0, 0.13), (0.6, 0.12), (radius, 0.06), (radius, 0), (radius - 0.05, 0), (radius - 0.07, 0.04), (0, 0.04)], 0.03), metal_, 160)
    glass = Shader(Metallic=1, Roughness=0.02, Base_Color=(0.8, 0.68, 0.68, 1)).material
    lathe([(0.74 * k / 40, 0.035 - 0.055 * (1 - (k / 40) ** 2)) for k in range(41)], glass, 160)
    ring(0.745, 0.012, metal_, (0, 0, 0.03))
    cover = everything()[len(base):]
    together(cover, (0, -0.85, 0.15 - 0.13))
    together(cover, turn=(-99, 0, 0))
    together(cover, (0, 0.85, 0.14))
    together(everything(), (0.18, 0.05, 0), (0, 0, -14))
    kept = len(everything())
    fluff = cloth('#d8b8ac', '#e9d2c6', 0, 1.0, 0.95)
    lathe(spline([(0, 0, 0), (0.2, 0.0, 0), (0.3, 0.04, 0), (0.33, 0.1, 0), (0.29, 0.17, 0), (0.18, 0.2, 0), (0, 0.205, 0)], 50), fluff, 120,
          shape=lambda a, r, z: (r * cos(a) * (1 + 0.02 * rough(cos(a) * 2, sin(a) * 2, z)), r * sin(a), z + 0.01 * rough(r * cos(a) * 5, r * sin(a) * 5, 2)))
    ribbon = silk('#8a4a55', '#a05a66')
    sheet(lambda u, v: ((2 * u - 1) * 0.28, (v - 0.5) * 0.12, 0.215 + 0.05 * (1 - (2 * u - 1) ** 2) - 0.05 * (2 * u - 1) ** 4), 40, 4, ribbon, thickness=0.008, subdivide=1)
    puff = everything()[kept:]
    together(puff, turn=(58, 0, 0))
    rest(puff, (-0.78, -0.62))
    return Still(Shot((-0.05, 0, 0.8), 2.85, 14), Shot((0.0, -0.2, 0.72), 2.5, 18, -4, 0))


def hanaori():
    red = Shader(Base_Color=colour('#a30d14'), Roughness=0.22, Clearcoat=1.0, Clearcoat_Roughness=0.04, Specular=0.5).material
    leaf = gold(0.2)
    outside = Shader(Roughness=0.35, Specular=0.5, Clearcoat=0.3)
    bands = outside.node('TexWave', {'Vector': outside.place((1, 1, 0), (0, -0.62, 0)), 'Scale': 4.2, 'Distortion': 1.6, 'Detail': 4, 'Detail Scale': 1.4}, wave_type='RINGS', rings_direction='SPHERICAL')
    outside.vary(bands.outputs['Fac'], '#b39a78', '#ddd0ba', 0.05, 0.7).bump(bands.outputs['Fac'], 0.25, 0.012)

    def valve(lift, scale):
        def place(u, v):
            a = 2 * pi * u
            r = scale * (1 + 0.09 * cos(2 * a) - 0.08 * sin(a) + 0.2 * exp(-((a - pi / 2) / 0.5) ** 2))
            x, y = 0.72 * r * cos(a) * v, 0.62 * r * sin(a) * v
            crown = (1 - v ** 2.3)
            return x, y + 0.3 * crown, -0.3 * crown ** 0.8 + lift
        return place

    def half():
        kept = len(everything())
        sheet(valve(0, 1), 160, 80, outside.material, closed=True)
        sheet(valve(0.028, 0.985), 160, 80, red, closed=True)
        rim = [tuple(a * 0.5 + b * 0.5 for a, b in zip(valve(0, 1)(k / 160, 1), valve(0.028, 0.985)(k / 160, 1))) for k in range(160)]
        tube(rim, 0.022, leaf, closed=True)
        return everything()[kept:]

    front = half()
    together(front, turn=(32, 0, -10))
    rest(front, (-0.42, -0.1))
    back = half()
    together(back, turn=(0, 0, 180))
    together(back, turn=(-66, 0, 0))
    together(back, turn=(0, 0, -14))
    rest(back, (0.6, 0.5))
    black = lacquer('#0e0b0b', 0.05)
    kept = len(everything())
    stick = [(0, 0), (0.016, 0.01), (0.024, 0.25), (0.032, 0.7), (0.036, 0.95), (0.034, 1.0)]
    lathe(spline([(r, z, 0) for r, z in stick], 40), black, 48)
    lathe(fillet([(0.034, 0.98), (0.04, 0.99), (0.04, 1.12), (0.034, 1.13)], 0.008), leaf, 48)
    hair = plain('#2a1a12', 0.55, Sheen=0.6)
    for k in range(160):
        a, r = 2.399 * k, 0.032 * (k / 160) ** 0.5
        tip = 1.38 - 0.9 * r + 0.012 * rough(k, 0, 0)
        tube([(r * cos(a), r * sin(a), 1.1), (1.25 * r * cos(a), 1.25 * r * sin(a), 1.2), (0.9 * r * cos(a), 0.9 * r * sin(a), 1.3), (0.12 * r * cos(a), 0.12 * r * sin(a), tip)], 0.0035, hair,
             taper=lambda t: 1 - 0.8 * t ** 3, round_=2)
    ball(0.018, red, (0, 0, 1.36), (1, 1, 2.2))
    brush = everything()[kept:]
    together(brush, turn=(87, 0, 0))
    together(brush, (1.0, -0.5, 0.036), (0, 0, -68))
    box((0.14, 0.09, 0.036), leaf, (0.02, -0.9, 0), (0, 0, 22), 0.012)
    return Still(Shot((0.02, 0, 0.42), 2.4, 18), Shot((-0.1, -0.15, 0.4), 2.0, 24, -2, 0))


HOUSES = {'nacrene': nacrene, 'hanaori': hanaori}

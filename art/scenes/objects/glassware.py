"""Ondrelle's and Qasrine's perfume, Rochefaille's champagne, Valmeyrac's red wine, Torvane's fiasco."""
from math import cos, pi, sin

from mathutils import Matrix, Vector

from shapes import copy_object, add_ball, get_all_objects, round_corners, add_turned_shape, move_object, place_on_ground, add_ring, get_noise, add_surface, interpolate_curve, move_objects, add_tube
from materials import ShaderBuilder, make_brass, make_cloth, parse_colour, make_glass, make_gold, make_metal, make_paper, make_plain, make_wax
from studio import StudioSettings


def add_vessel(outer_profile, wall_thickness, material, steps=128, get_point=None, **options):
    """Adds a hollow vessel with a wall of even thickness. The outer profile starts in the middle of the base."""
    inner_profile = []
    points = [Vector((r, z)) for r, z in outer_profile]
    for i, point in enumerate(points):
        following, previous = points[min(i + 1, len(points) - 1)], points[max(i - 1, 0)]
        direction = (following - previous).normalized()
        inner_point = point + Vector((-direction.y, direction.x)) * wall_thickness
        inner_profile.append((max(inner_point.x, 0), inner_point.y))
    inner_profile[0], inner_profile[-1] = (0, inner_profile[0][1]), (inner_profile[-1][0], outer_profile[-1][1])
    return add_turned_shape(list(outer_profile) + inner_profile[::-1], material, steps, get_point, **options), inner_profile


def add_liquid(inner_profile, level, material, steps=128, get_point=None, **options):
    """Fills a vessel to a level. The liquid overlaps the wall slightly: without the overlap, Cycles would render a
    gap of air."""
    liquid_profile = [(r + 0.004 if r else 0, z - 0.004) for r, z in inner_profile if z < level]
    radius = liquid_profile[-1][0]
    return add_turned_shape(liquid_profile + [(radius, level), (0, level)], material, steps, get_point, **options)


def round_profile(points, radius):
    """Rounds the corners of a profile of (radius, height)."""
    return [(p.x, p.y) for p in round_corners([(r, z, 0) for r, z in points], radius)]


def build_ondrelle():
    clear_glass = make_glass('#fff3e2', 0.15, transparency=0.9)
    perfume = make_glass('#d9780f', 2.6, ior=1.36, transparency=0.7)
    metal = make_gold(0.14)
    get_oval_point = lambda a, r, z: (r * cos(a), r * sin(a) * (0.55 + 0.45 * max(0, min(1, (z - 0.98) / 0.25))), z)
    body = [(0, 0.0), (0.3, 0.0), (0.5, 0.01), (0.6, 0.05), (0.66, 0.16), (0.69, 0.4), (0.69, 0.62), (0.65, 0.82), (0.53, 0.99), (0.36, 1.09), (0.22, 1.14), (0.17, 1.19), (0.165, 1.3)]
    profile = [(p.x, p.y) for p in interpolate_curve([(r, z, 0) for r, z in body], 90)]
    _, inner_profile = add_vessel(profile, 0.075, clear_glass, 160, get_oval_point)
    add_liquid(inner_profile, 0.9, perfume, 160, get_oval_point)
    add_turned_shape(round_corners([(0.168, 1.2), (0.2, 1.2), (0.2, 1.31), (0.16, 1.33), (0.1, 1.33)], 0.015), metal)
    for z in (1.225, 1.285):
        add_ring(0.2, 0.008, metal, (0, 0, z))
    cap = [(p.x, p.y) for p in interpolate_curve([(0.0, 1.335, 0), (0.1, 1.335, 0), (0.12, 1.37, 0), (0.19, 1.44, 0), (0.27, 1.57, 0), (0.25, 1.72, 0), (0.13, 1.82, 0), (0, 1.84, 0)], 60)]
    add_turned_shape(cap, make_glass('#f3c98a', 0.7, transparency=0.85))
    cord = make_cloth('#8a6a4a', '#a5835c', 0)
    add_ring(0.185, 0.012, cord, (0, 0, 1.17))
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 10))
    return StudioSettings(backdrop_glow=5)


def build_qasrine():
    clear_glass = make_glass('#f1c47e', 1.1, transparency=0.8)
    perfume = make_glass('#9a430a', 3.0, ior=1.36, transparency=0.55)
    metal = make_brass(0.16)
    profile = [(0, 0), (0.42, 0), (0.44, 0.03), (0.36, 1.28), (0.3, 1.42), (0.13, 1.52), (0.125, 1.62)]
    facet_options = dict(smooth=False, bevel=0.012)
    _, inner_profile = add_vessel(profile, 0.07, clear_glass, 8, **facet_options)
    inner_profile[1] = (0.34, 0.1)
    add_liquid([(0, 0.1), (0.33, 0.1), (0.345, 0.13), (0.283, 1.2)], 1.15, perfume, 8, smooth=False)
    add_turned_shape(round_corners([(0.11, 1.56), (0.165, 1.56), (0.165, 1.62), (0.18, 1.64), (0.18, 1.9), (0.12, 1.98), (0, 2.0)], 0.02), metal, 96,
          get_point=lambda a, r, z: (r * (1 + 0.02 * cos(28 * a) * (1.66 < z < 1.9)) * cos(a), r * (1 + 0.02 * cos(28 * a) * (1.66 < z < 1.9)) * sin(a), z))
    add_ball(0.05, metal, (0, 0, 2.02))
    move_objects(get_all_objects(), (0.1, 0.1, 0), (0, 0, 12))
    resin = make_wax('#c99a58', 0.6)
    for seed, x, y, size in ((1, -0.62, -0.28, 0.17), (5, -0.32, -0.56, 0.12)):

        def get_resin_point(a, r, z):
            x, y = r * cos(a), r * sin(a)
            swell = 1 + 0.3 * get_noise(x, y, z + 10 * seed, 0.9 / size) + 0.05 * get_noise(x, y, z, 4 / size)
            return x * swell, y * swell, z * swell

        resin_tear = add_turned_shape([(size * sin(pi * k / 60) * (1 - 0.004 * k), -size * 1.3 * cos(pi * k / 60)) for k in range(61)], resin, 90, get_resin_point)
        place_on_ground([move_object(resin_tear, rotation_degrees=(80, 0, 40 * seed))], (x, y))
    return StudioSettings(backdrop_glow=6)


def add_bottle(body, material, level, wine, wall_thickness=0.035):
    profile = [(p.x, p.y) for p in interpolate_curve([(r, z, 0) for r, z in body], 120)]
    _, inner_profile = add_vessel(profile, wall_thickness, material)
    add_liquid(inner_profile, level, wine)
    return profile


def add_stemmed_glass(bowl, stem, foot, wall_thickness, material):
    """Adds a wine glass from the profiles of its bowl, stem and foot, and returns the inside of the bowl."""
    outer_profile = [(p.x, p.y) for p in interpolate_curve([(r, z, 0) for r, z in bowl], 60)]
    inner_profile = [(max(r - wall_thickness, 0), z + wall_thickness * 0.8 if i < 30 else z) for i, (r, z) in enumerate(outer_profile)]
    foot_profile = [(p.x, p.y) for p in interpolate_curve([(r, z, 0) for r, z in foot + stem], 70)]
    add_turned_shape([(0, 0)] + foot_profile + outer_profile[2:] + [((outer_profile[-1][0] + inner_profile[-1][0]) / 2, outer_profile[-1][1] + wall_thickness * 0.5)] + inner_profile[::-1], material, 144)
    return inner_profile


def add_label(radius, bottom, top, half_angle, material):
    add_surface(lambda u, v: (radius * sin(half_angle * (2 * u - 1)), -radius * cos(half_angle * (2 * u - 1)), bottom + (top - bottom) * v), 60, 2, material, thickness=0.004)


def build_valmeyrac():
    green_glass = make_glass('#5d7a48', 16, transparency=0.25, ior=1.5)
    wine = make_glass('#5a0812', 24, ior=1.02, transparency=0.3)
    body = [(0, 0.04), (0.2, 0.03), (0.28, 0.0), (0.315, 0.02), (0.325, 0.08), (0.325, 0.5), (0.325, 1.0), (0.322, 1.25), (0.28, 1.39), (0.17, 1.5), (0.125, 1.6), (0.118, 1.8), (0.115, 2.02)]
    add_bottle(body, green_glass, 1.55, wine)
    foil = ShaderBuilder(Base_Color=parse_colour('#4a0f18'), Metallic=0.55, Roughness=0.32)
    add_turned_shape(round_corners([(0.126, 1.62), (0.128, 1.64), (0.126, 1.98), (0.142, 2.0), (0.142, 2.07), (0.128, 2.09), (0, 2.09)], 0.012), foil.add_bump(foil.add_noise(14, 3, (1, 1, 0.3)), 0.2, 0.01).material)
    add_label(0.3285, 0.32, 0.98, 1.05, make_paper('#e2dac6'))
    line = make_plain('#6b1a24', 0.6)
    for z, wire in ((0.37, 0.004), (0.93, 0.004), (0.385, 0.0015), (0.915, 0.0015)):
        add_tube([(0.331 * sin(a), -0.331 * cos(a), z) for a in (-0.98 + 1.96 * k / 60 for k in range(61))], wire, line)
    emblem = [(0.3315 * sin(0.16 * cos(2 * pi * k / 60)), -0.3315 * cos(0.16 * cos(2 * pi * k / 60)), 0.68 + 0.066 * sin(2 * pi * k / 60)) for k in range(60)]
    add_tube(emblem, 0.003, line, is_closed=True)
    for lean in (-0.5, 0, 0.5):
        leaf = [(0.3315 * sin(0.1 * sin(lean) * k / 10), -0.3315 * cos(0.1 * sin(lean) * k / 10), 0.645 + 0.075 * cos(lean) * k / 10) for k in range(11)]
        add_tube(leaf, 0.006, line, get_radius_factor=lambda t: 0.3 + sin(pi * t))
    move_objects(get_all_objects(), (0.32, 0.15, 0), (0, 0, -14))
    clear_glass = make_glass('#ffffff', 0, transparency=0.95)
    bowl = [(0.0, 0.6), (0.1, 0.61), (0.25, 0.7), (0.315, 0.86), (0.31, 1.02), (0.275, 1.18), (0.25, 1.27)]
    count_before = len(get_all_objects())
    inner_profile = add_stemmed_glass(bowl, [(0.022, 0.2), (0.02, 0.45), (0.03, 0.58)], [(0.27, 0.004), (0.275, 0.014), (0.2, 0.028), (0.07, 0.06), (0.03, 0.12)], 0.012, clear_glass)
    add_liquid([p for p in inner_profile], 0.87, make_glass('#8c0f20', 7, ior=1.02, transparency=0.3))
    move_objects(get_all_objects()[count_before:], (-0.52, -0.3, -0.006))
    return StudioSettings(backdrop_glow=1.5)


def build_rochefaille():
    green_glass = make_glass('#4a6b34', 9, transparency=0.3, ior=1.5)
    wine = make_glass('#d8b860', 1.0, ior=1.34, transparency=0.5)
    body = [(0, 0.06), (0.2, 0.04), (0.3, 0.0), (0.355, 0.02), (0.37, 0.09), (0.37, 0.5), (0.365, 0.8), (0.33, 1.05), (0.24, 1.3), (0.17, 1.5), (0.135, 1.7), (0.125, 1.9), (0.125, 2.0)]
    profile = add_bottle(body, green_glass, 1.6, wine, 0.045)
    foil = ShaderBuilder(Metallic=1, Roughness=0.26, Base_Color=parse_colour('#e2c27e'))
    foil.add_bump(foil.add_node('TexVoronoi', {'Vector': foil.add_mapping((1, 1, 0.45)), 'Scale': 16}, feature='SMOOTH_F1').outputs['Distance'], 0.55, 0.02)
    foil_profile = [(r + 0.008, z) for r, z in profile if z > 1.36]
    cap_profile = round_profile([(0.133, 1.98), (0.155, 2.0), (0.155, 2.07), (0.14, 2.09), (0.165, 2.14), (0.17, 2.2), (0.12, 2.26), (0, 2.275)], 0.03)
    add_turned_shape(foil_profile + cap_profile, foil.material, 160, get_point=lambda a, r, z: (r * (1 + 0.012 * get_noise(cos(a) * 6, sin(a) * 6, z * 7)) * cos(a), r * (1 + 0.012 * get_noise(cos(a) * 6, sin(a) * 6, z * 7)) * sin(a),
                                                                   z + (0.02 * sin(5 * a) if z < 1.4 else 0)))
    add_ring(0.145, 0.012, make_gold(0.2), (0, 0, 1.97))
    add_label(0.374, 0.3, 0.74, 0.95, make_paper('#e6dcc2'))
    line = make_metal('#b8954e', 0.3)
    for z, wire in ((0.345, 0.005), (0.695, 0.005)):
        add_tube([(0.3765 * sin(a), -0.3765 * cos(a), z) for a in (-0.88 + 1.76 * k / 60 for k in range(61))], wire, line)
    add_tube([(0.3765 * sin(0.12 * cos(a)), -0.3765 * cos(0.12 * cos(a)), 0.52 + 0.07 * sin(a)) for a in (2 * pi * k / 4 for k in range(4))], 0.005, line, is_closed=True)
    move_objects(get_all_objects(), (0.34, 0.12, 0), (0, 0, -10))
    clear_glass = make_glass('#ffffff', 0, transparency=0.95)
    bowl = [(0.0, 0.72), (0.08, 0.725), (0.26, 0.78), (0.38, 0.9), (0.405, 1.0), (0.4, 1.06)]
    count_before = len(get_all_objects())
    inner_profile = add_stemmed_glass(bowl, [(0.024, 0.2), (0.02, 0.5), (0.032, 0.7)], [(0.27, 0.004), (0.275, 0.014), (0.2, 0.028), (0.07, 0.06), (0.03, 0.12)], 0.012, clear_glass)
    add_liquid(inner_profile, 0.95, make_glass('#eec860', 1.3, ior=1.34, transparency=0.75))
    pearl = make_glass('#ffffff', ior=1.0, transparency=1)
    fizz = add_ball(0.008, pearl)
    for k in range(90):
        a, r = 2.399 * k, 0.34 * (k / 90) ** 0.5
        copy_object(fizz, Matrix.Translation((r * cos(a), r * sin(a), 0.948 - 0.12 * (k % 7 == 0) * (1 - r / 0.36))))
    move_objects(get_all_objects()[count_before:], (-0.56, -0.3, -0.006))
    return StudioSettings(backdrop_glow=5)


def build_torvane():
    green_glass = make_glass('#6d8a52', 3.5, transparency=0.35, ior=1.5)
    wine = make_glass('#5a0812', 7, ior=1.34, transparency=0.35)
    body = [(0, 0.08), (0.3, 0.09), (0.52, 0.22), (0.66, 0.48), (0.68, 0.7), (0.58, 0.98), (0.38, 1.22), (0.2, 1.42), (0.14, 1.62), (0.125, 1.85), (0.125, 1.98)]
    profile = add_bottle(body, green_glass, 1.5, wine, 0.03)
    add_ring(0.138, 0.018, green_glass, (0, 0, 1.94))
    cork = make_plain('#a5805a', 0.85)
    add_turned_shape(round_corners([(0, 1.9), (0.1, 1.9), (0.108, 2.06), (0, 2.06)], 0.012), cork, 48)
    straws = [make_plain(tint, 0.62, Specular=0.35) for tint in ('#b98d52', '#a67a42', '#c79e63')]

    def get_radius(z):
        return max(r for r, h in profile if abs(h - z) < 0.03)

    ribs = 30
    rows = [0.13 + 0.034 * k for k in range(27)]
    for k, z in enumerate(rows):
        path = []
        for i in range(360):
            a = 2 * pi * i / 360
            weave = 0.017 * cos(ribs / 2 * a + pi * k)
            path.append(((get_radius(z) + 0.034 + weave) * cos(a), (get_radius(z) + 0.034 + weave) * sin(a), z + 0.004 * get_noise(cos(a) * 3, sin(a) * 3, k)))
        add_tube(path, 0.0175, straws[k % 3], is_closed=True, bevel_resolution=4)
    for i in range(ribs):
        a = 2 * pi * (i + 0.5) / ribs
        add_tube([((get_radius(z) + 0.034) * cos(a), (get_radius(z) + 0.034) * sin(a), z) for z in (0.1 + 0.02 * k for k in range(48))], 0.014, straws[i % 3], bevel_resolution=4)
    for z, width, wire in ((0.055, 0.42, 0.055), (0.12, 0.47, 0.035)):
        for k in range(2):
            path = [((width + wire * 0.5 * cos(20 * a + pi * k)) * cos(a), (width + wire * 0.5 * cos(20 * a + pi * k)) * sin(a), z + wire * 0.5 * sin(20 * a + pi * k)) for a in (2 * pi * i / 300 for i in range(300))]
            add_tube(path, wire * 0.62, straws[k], is_closed=True, bevel_resolution=5)
    top = rows[-1] + 0.03
    for k in range(2):
        path = [((get_radius(top) + 0.04 + 0.02 * cos(18 * a + pi * k)) * cos(a), (get_radius(top) + 0.04 + 0.02 * cos(18 * a + pi * k)) * sin(a), top + 0.02 * sin(18 * a + pi * k)) for a in (2 * pi * i / 300 for i in range(300))]
        add_tube(path, 0.022, straws[k], is_closed=True, bevel_resolution=5)
    turns = [(0.158 * cos(a), 0.158 * sin(a), 1.76 + 0.012 * a) for a in (-pi / 3 * k for k in range(10))]
    loop = interpolate_curve([(0.52, -0.05, 1.08), (0.5, -0.02, 1.35), (0.34, 0.0, 1.66), (0.22, 0.0, 1.76)] + turns, 140)
    for k in range(3):
        add_tube([(p.x + 0.018 * cos(0.9 * i + 2.1 * k), p.y + 0.018 * sin(0.9 * i + 2.1 * k), p.z) for i, p in enumerate(loop)], 0.015, straws[k], bevel_resolution=4)
    return StudioSettings(backdrop_glow=4)


HOUSE_BUILDERS = {'ondrelle': build_ondrelle, 'qasrine': build_qasrine, 'rochefaille': build_rochefaille, 'valmeyrac': build_valmeyrac, 'torvane': build_torvane}

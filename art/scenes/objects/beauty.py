"""Nacrene's compact and Hanaori's painted shell."""
from math import atan2, cos, exp, hypot, pi, sin

from shapes import add_ball, add_box, get_all_objects, round_corners, add_turned_shape, place_on_ground, add_ring, get_noise, add_surface, interpolate_curve, move_objects, add_tube
from materials import ShaderBuilder, make_cloth, parse_colour, make_gold, make_lacquer, make_metal, make_plain, make_silk
from studio import StudioSettings


def build_nacrene():
    metal = make_metal('#e0b094', 0.14)
    radius = 0.82
    add_turned_shape(round_corners([(0, 0), (0.74, 0), (radius, 0.05), (radius, 0.14), (radius - 0.05, 0.15), (radius - 0.07, 0.1), (0, 0.1)], 0.03), metal, 160)
    powder = ShaderBuilder(Base_Color=parse_colour('#d9a596'), Roughness=0.95, Sheen=0.3, Specular=0.1)
    powder.add_bump(powder.add_noise(160, 5), 0.25, 0.006)

    def get_powder_point(u, v):
        """A scallop shell pressed into the powder: ribs that spread from a point at the edge."""
        a, r = 2 * pi * u, 0.74 * v
        x, y = r * cos(a), r * sin(a)
        distance, angle = hypot(x, y + 0.46), atan2(x, y + 0.46)
        relief_factor = max(0, min(1, (0.98 - distance) * 12)) * max(0, min(1, (1.05 - abs(angle)) * 8)) * min(1, distance * 4)
        return x, y, 0.125 + relief_factor * (0.012 + 0.013 * cos(angle * 22)) - 0.02 * max(0, v - 0.95) * 20

    add_surface(get_powder_point, 300, 200, powder.material, is_closed=True)
    add_tube([(-0.2, 0.85, 0.13), (0.2, 0.85, 0.13)], 0.045, metal)
    bottom_objects = get_all_objects()
    add_turned_shape(round_corners([(0, 0.13), (0.6, 0.12), (radius, 0.06), (radius, 0), (radius - 0.05, 0), (radius - 0.07, 0.04), (0, 0.04)], 0.03), metal, 160)
    mirror = ShaderBuilder(Metallic=1, Roughness=0.02, Base_Color=(0.8, 0.68, 0.68, 1)).material
    add_turned_shape([(0.74 * k / 40, 0.035 - 0.055 * (1 - (k / 40) ** 2)) for k in range(41)], mirror, 160)
    add_ring(0.745, 0.012, metal, (0, 0, 0.03))
    lid_objects = get_all_objects()[len(bottom_objects):]
    move_objects(lid_objects, (0, -0.85, 0.15 - 0.13))
    move_objects(lid_objects, rotation_degrees=(-99, 0, 0))
    move_objects(lid_objects, (0, 0.85, 0.14))
    move_objects(get_all_objects(), (0.18, 0.05, 0), (0, 0, -14))
    count_before = len(get_all_objects())
    puff_cloth = make_cloth('#d8b8ac', '#e9d2c6', 0, 1.0, 0.95)
    add_turned_shape(interpolate_curve([(0, 0, 0), (0.2, 0.0, 0), (0.3, 0.04, 0), (0.33, 0.1, 0), (0.29, 0.17, 0), (0.18, 0.2, 0), (0, 0.205, 0)], 50), puff_cloth, 120,
          get_point=lambda a, r, z: (r * cos(a) * (1 + 0.02 * get_noise(cos(a) * 2, sin(a) * 2, z)), r * sin(a), z + 0.01 * get_noise(r * cos(a) * 5, r * sin(a) * 5, 2)))
    ribbon = make_silk('#8a4a55', '#a05a66')
    add_surface(lambda u, v: ((2 * u - 1) * 0.28, (v - 0.5) * 0.12, 0.215 + 0.05 * (1 - (2 * u - 1) ** 2) - 0.05 * (2 * u - 1) ** 4), 40, 4, ribbon, thickness=0.008, subdivide=1)
    puff_objects = get_all_objects()[count_before:]
    move_objects(puff_objects, rotation_degrees=(58, 0, 0))
    place_on_ground(puff_objects, (-0.78, -0.62))
    return StudioSettings()


def build_hanaori():
    red = ShaderBuilder(Base_Color=parse_colour('#a30d14'), Roughness=0.22, Clearcoat=1.0, Clearcoat_Roughness=0.04, Specular=0.5).material
    gold_leaf = make_gold(0.2)
    outside = ShaderBuilder(Roughness=0.35, Specular=0.5, Clearcoat=0.3)
    bands = outside.add_node('TexWave', {'Vector': outside.add_mapping((1, 1, 0), (0, -0.62, 0)), 'Scale': 4.2, 'Distortion': 1.6, 'Detail': 4, 'Detail Scale': 1.4}, wave_type='RINGS', rings_direction='SPHERICAL')
    outside.mix_colours(bands.outputs['Fac'], '#b39a78', '#ddd0ba', 0.05, 0.7).add_bump(bands.outputs['Fac'], 0.25, 0.012)

    def create_shell_half(lift, scale):
        def get_point(u, v):
            a = 2 * pi * u
            r = scale * (1 + 0.09 * cos(2 * a) - 0.08 * sin(a) + 0.2 * exp(-((a - pi / 2) / 0.5) ** 2))
            x, y = 0.72 * r * cos(a) * v, 0.62 * r * sin(a) * v
            crown = (1 - v ** 2.3)
            return x, y + 0.3 * crown, -0.3 * crown ** 0.8 + lift
        return get_point

    def add_shell_half():
        count_before = len(get_all_objects())
        add_surface(create_shell_half(0, 1), 160, 80, outside.material, is_closed=True)
        add_surface(create_shell_half(0.028, 0.985), 160, 80, red, is_closed=True)
        rim = [tuple(a * 0.5 + b * 0.5 for a, b in zip(create_shell_half(0, 1)(k / 160, 1), create_shell_half(0.028, 0.985)(k / 160, 1))) for k in range(160)]
        add_tube(rim, 0.022, gold_leaf, is_closed=True)
        return get_all_objects()[count_before:]

    front = add_shell_half()
    move_objects(front, rotation_degrees=(32, 0, -10))
    place_on_ground(front, (-0.42, -0.1))
    back = add_shell_half()
    move_objects(back, rotation_degrees=(0, 0, 180))
    move_objects(back, rotation_degrees=(-66, 0, 0))
    move_objects(back, rotation_degrees=(0, 0, -14))
    place_on_ground(back, (0.6, 0.5))
    black = make_lacquer('#0e0b0b', 0.05)
    count_before = len(get_all_objects())
    stick = [(0, 0), (0.016, 0.01), (0.024, 0.25), (0.032, 0.7), (0.036, 0.95), (0.034, 1.0)]
    add_turned_shape(interpolate_curve([(r, z, 0) for r, z in stick], 40), black, 48)
    add_turned_shape(round_corners([(0.034, 0.98), (0.04, 0.99), (0.04, 1.12), (0.034, 1.13)], 0.008), gold_leaf, 48)
    hair = make_plain('#2a1a12', 0.55, Sheen=0.6)
    for k in range(160):
        a, r = 2.399 * k, 0.032 * (k / 160) ** 0.5
        tip = 1.38 - 0.9 * r + 0.012 * get_noise(k, 0, 0)
        add_tube([(r * cos(a), r * sin(a), 1.1), (1.25 * r * cos(a), 1.25 * r * sin(a), 1.2), (0.9 * r * cos(a), 0.9 * r * sin(a), 1.3), (0.12 * r * cos(a), 0.12 * r * sin(a), tip)], 0.0035, hair,
             get_radius_factor=lambda t: 1 - 0.8 * t ** 3, bevel_resolution=2)
    add_ball(0.018, red, (0, 0, 1.36), (1, 1, 2.2))
    brush = get_all_objects()[count_before:]
    move_objects(brush, rotation_degrees=(87, 0, 0))
    move_objects(brush, (1.0, -0.5, 0.036), (0, 0, -68))
    add_box((0.14, 0.09, 0.036), gold_leaf, (0.02, -0.9, 0), (0, 0, 22), 0.012)
    return StudioSettings()


HOUSE_BUILDERS = {'nacrene': build_nacrene, 'hanaori': build_hanaori}

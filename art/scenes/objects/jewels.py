"""Vessarine's chain, Delacourbe's ring, Sarmante's necklace."""
from math import cos, pi, radians, sin

from mathutils import Vector

from shapes import add_ball, add_box, add_brilliant, add_chain, get_all_objects, add_cut_stone, round_corners, get_frame_matrix, add_turned_shape, add_ring, add_surface, interpolate_curve, move_objects, add_tube
from materials import make_gem, make_gold, make_metal, make_plain, make_stone, ShaderBuilder, parse_colour
from studio import StudioSettings


def make_velvet(dark, light):
    shader = ShaderBuilder(Base_Color=parse_colour(dark), Roughness=0.95, Sheen=1.0, Sheen_Tint=0.9, Specular=0.05)
    shader.mix_colours(shader.add_noise(3, 6), dark, light)
    return shader.add_bump(shader.add_noise(180, 4), 0.5, 0.006).material


def add_claws(radius, count, wire_radius, material, height=0.3, first_angle=0):
    """Adds prongs that rise from a point below a stone and hold it at its edge."""
    for k in range(count):
        a = 2 * pi * (k + first_angle) / count
        path = interpolate_curve([(0.25 * radius * cos(a), 0.25 * radius * sin(a), -0.95 * radius), (0.75 * radius * cos(a), 0.75 * radius * sin(a), -0.45 * radius),
                       (1.03 * radius * cos(a), 1.03 * radius * sin(a), 0), (0.98 * radius * cos(a), 0.98 * radius * sin(a), 0.12 * radius),
                       (0.86 * radius * cos(a), 0.86 * radius * sin(a), 0.2 * radius)], 24)
        add_tube(path, wire_radius, material)
        add_ball(wire_radius * 1.05, material, path[-1])


def build_vessarine():
    metal, dark = make_gold(0.12), make_metal('#6b5a48', 0.35)
    base = make_stone('#3d342c', '#564a3f')
    add_box((0.9, 0.62, 0.13), base, bevel=0.02)
    add_turned_shape(round_corners([(0, 0.13), (0.09, 0.13), (0.08, 0.17), (0.03, 0.2), (0.026, 1.9), (0, 1.9)], 0.02), dark, 48)
    add_tube([(-0.44, 0, 1.9), (0.44, 0, 1.9)], 0.04, dark)
    for x in (-0.44, 0.44):
        add_ball(0.055, dark, (x, 0, 1.9))
    front = interpolate_curve([(-0.3, 0.03, 1.945), (-0.3, -0.04, 1.92), (-0.285, -0.055, 1.8), (-0.22, -0.06, 1.4), (-0.12, -0.065, 1.0), (-0.04, -0.07, 0.8), (0, -0.07, 0.755),
                    (0.04, -0.07, 0.8), (0.12, -0.065, 1.0), (0.22, -0.06, 1.4), (0.285, -0.055, 1.8), (0.3, -0.04, 1.92), (0.3, 0.03, 1.945)], 260)
    add_chain(front, metal, 0.03, 0.0046)
    back = interpolate_curve([(-0.3, 0.03, 1.945), (-0.29, 0.06, 1.8), (-0.2, 0.065, 1.52), (0, 0.065, 1.42), (0.2, 0.065, 1.52), (0.29, 0.06, 1.8), (0.3, 0.03, 1.945)], 160)
    add_chain(back, metal, 0.03, 0.0046)
    count_before = len(get_all_objects())
    amber = make_gem('#ffd58a', ior=1.9)
    size = 0.16
    add_brilliant(size, amber)
    add_claws(size, 6, 0.013, metal)
    add_ring(size * 0.8, 0.012, metal, (0, 0, -0.09))
    add_ring(size * 0.45, 0.011, metal, (0, 0, -0.16))
    pendant = get_all_objects()[count_before:]
    move_objects(pendant, rotation_degrees=(82, 0, 0))
    move_objects(pendant, (0, -0.16, 0.48))
    add_ring(0.034, 0.009, metal, (0, -0.09, 0.72), (0, 90, 0))
    add_tube(interpolate_curve([(0, -0.09, 0.69), (0, -0.1, 0.665), (0, -0.12, 0.655)], 12), 0.016, metal)
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 8))
    return StudioSettings(light_factor=1.1, sparkle_strength=2.2)


def build_delacourbe():
    white_gold = make_metal('#e2dfda', 0.1)
    top = 2.0
    add_turned_shape(round_corners([(0, 0), (0.66, 0), (0.66, 0.05), (0.62, 0.06), (0.07, top), (0, top + 0.03)], 0.05, 10), make_stone('#17191d', '#23272d'))
    z = 0.9
    radius = 0.62 - 0.55 * (z - 0.06) / (top - 0.06) + 0.03
    band = [add_turned_shape(round_corners([(radius, -0.055), (radius + 0.03, -0.06), (radius + 0.052, 0), (radius + 0.03, 0.06), (radius, 0.055), (radius, -0.055)], 0.02), white_gold, 160)]
    count_before = len(get_all_objects())
    size = 0.2
    add_brilliant(size, make_gem('#f4f8ff', ior=2.2))
    add_claws(size, 6, 0.014, white_gold, first_angle=0.5)
    add_ring(size * 0.82, 0.012, white_gold, (0, 0, -0.07))
    add_ring(size * 0.48, 0.012, white_gold, (0, 0, -0.15))
    head = get_all_objects()[count_before:]
    move_objects(head, rotation_degrees=(90, 0, 0))
    move_objects(head, (0, -radius - 0.22, 0))
    for x in (-1, 1):
        side = interpolate_curve([(x * 0.2, -radius * 0.93, 0), (x * 0.12, -radius - 0.02, 0), (x * 0.05, -radius - 0.07, 0)], 16)
        head.append(add_tube(side, 0.045, white_gold, get_radius_factor=lambda t: 1.1 - 0.45 * t))
    move_objects(band + head, rotation_degrees=(-14, 0, -16))
    move_objects(band + head, (0, 0.0, z))
    return StudioSettings(light_factor=1.15, sparkle_strength=2.6)


def build_sarmante():
    metal = make_gold(0.13)
    bust_sections = [(0, 0.52, 0.3), (0.12, 0.6, 0.34), (0.5, 0.8, 0.42), (0.9, 0.92, 0.43), (1.08, 0.86, 0.38), (1.2, 0.62, 0.33), (1.32, 0.4, 0.3), (1.46, 0.31, 0.28),
               (1.7, 0.28, 0.265), (1.92, 0.27, 0.25), (2.0, 0.2, 0.19), (2.02, 0.02, 0.02)]
    bust_profile = interpolate_curve([(w, d, z) for z, w, d in bust_sections], 120)

    def get_bust_point(u, v):
        i = min(int(v * 120), 119)
        w, d, z = bust_profile[i].lerp(bust_profile[i + 1], v * 120 - i)
        a = 2 * pi * u
        y = -d * sin(a)
        return w * cos(a), y * (1.12 if y < 0 else 0.8) - 0.1 * max(0, 1 - abs(z - 0.75) / 0.7), z

    add_surface(get_bust_point, 140, 120, make_velvet('#150b14', '#221120'), is_closed=True)
    add_turned_shape(round_corners([(0, 0), (0.5, 0), (0.5, 0.05), (0, 0.05)], 0.02), make_plain('#0d090c', 0.4))

    def get_necklace_place(t):
        """Returns a point of the necklace on the bust and its normal, from one side of the neck (-1) to the other
        (1)."""
        u = 0.25 + 0.235 * t
        height = 0.72 + 0.66 * abs(t) ** 1.5
        v = min(range(121), key=lambda k: abs(bust_profile[k].z - height)) / 120
        place = Vector(get_bust_point(u, v))
        normal = (Vector(get_bust_point(u + 0.01, v)) - Vector(get_bust_point(u - 0.01, v))).cross(Vector(get_bust_point(u, min(1, v + 0.02))) - Vector(get_bust_point(u, v - 0.02))).normalized()
        normal = normal if normal.y < 0 or abs(normal.y) < 0.1 and normal.dot(Vector((place.x, place.y, 0))) > 0 else -normal
        return place, normal

    amethysts = [make_gem(tint, ior=1.9) for tint in ('#c096f2', '#b184ea', '#cfa8f8')]
    line = [get_necklace_place(-1 + 2 * k / 400) for k in range(401)]
    path = [place + normal * 0.03 for place, normal in line]
    total_length = sum((b - a).length for a, b in zip(path, path[1:]))
    stone_places, distance, stone_count = [], 0.0, 0
    stone_offsets, offset = [], -total_length / 2
    while offset < total_length / 2:
        size = 0.05 + 0.05 * (1 - abs(offset) / (total_length / 2)) ** 0.8
        stone_offsets.append((offset + size * 1.12, size))
        offset += size * 2.24
    centring_offset = (total_length / 2 - offset) / 2
    for a, b, (_, normal) in zip(path, path[1:], line):
        step = (b - a).length
        while stone_count < len(stone_offsets) and stone_offsets[stone_count][0] + centring_offset + total_length / 2 <= distance + step:
            size = stone_offsets[stone_count][1]
            stone_places.append((a, (b - a).normalized(), normal, size))
            stone_count += 1
        distance += step
    for k, (place, along, normal, size) in enumerate(stone_places):
        count_before = len(get_all_objects())
        rings = [(0.58, 0.32, 8, 0), (0.78, 0.225, 8, 0.5), (1, 0.03, 16, 0), (1, -0.03, 16, 0), (0.5, -0.4, 8, 0.5), (0.06, -0.66, 8, 0)]
        add_cut_stone([(r * size, z * size, n, f) for r, z, n, f in rings], amethysts[k % 3]).scale = (0.94, 1.12, 1)
        setting = add_tube([(size * 1.0 * cos(a), size * 1.18 * sin(a), -0.1 * size) for a in (2 * pi * i / 32 for i in range(32))], size * 0.13, metal, is_closed=True)
        for a in (45, 135, 225, 315):
            add_ball(size * 0.15, metal, (size * 0.97 * cos(radians(a)), size * 1.12 * sin(radians(a)), 0.06 * size))
        add_tube([(size * 1.0, 0, -0.1 * size), (size * 1.3, 0, -0.1 * size)], size * 0.1, metal)
        base = get_frame_matrix(place + normal * size * 0.35, along, normal)
        for obj in get_all_objects()[count_before:]:
            obj.matrix_world = base @ obj.matrix_basis
    place, normal = get_necklace_place(0)
    count_before = len(get_all_objects())
    size = 0.17
    rings = [(0.55, 0.33, 8, 0), (0.76, 0.225, 8, 0.5), (1, 0.03, 16, 0), (1, -0.03, 16, 0), (0.62, -0.38, 16, 0.5), (0.3, -0.62, 8, 0), (0.03, -0.78, 8, 0.5)]
    add_cut_stone([(r * size, z * size, n, f) for r, z, n, f in rings], amethysts[0]).scale = (0.86, 1.2, 1)
    add_tube([(size * 0.88 * cos(a), size * 1.22 * sin(a), -0.02) for a in (2 * pi * i / 48 for i in range(48))], 0.018, metal, is_closed=True)
    for a in range(0, 360, 45):
        add_ball(0.021, metal, (size * 0.85 * cos(radians(a + 22)), size * 1.18 * sin(radians(a + 22)), 0.01))
    add_tube([(0, size * 1.2, -0.02), (0, size * 1.62, -0.02)], 0.018, metal)
    base = get_frame_matrix(place + normal * 0.09 + Vector((0, -0.02, -0.34)), (1, 0, 0), normal)
    for obj in get_all_objects()[count_before:]:
        obj.matrix_world = base @ obj.matrix_basis
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 16))
    return StudioSettings(light_factor=1.25, sparkle_strength=2)


HOUSE_BUILDERS = {'vessarine': build_vessarine, 'delacourbe': build_delacourbe, 'sarmante': build_sarmante}

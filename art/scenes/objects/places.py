"""Arradale's still, Lumerane's room key, Palimore's book."""
from math import cos, pi, radians, sin

from shapes import add_ball, add_box, get_all_objects, round_corners, get_frame_matrix, add_turned_shape, add_mesh, move_object, add_ring, get_noise, add_surface, interpolate_curve, move_objects, add_tube
from materials import make_brass, make_cloth, make_copper, make_metal, make_paper, make_plain, make_silk, make_wood
from studio import StudioSettings


def build_arradale():
    red_copper, trim = make_copper(0.2), make_brass(0.22)
    pot_profile = [(0.0, 0.2), (0.45, 0.2), (0.62, 0.24), (0.69, 0.4), (0.7, 0.62), (0.66, 0.78), (0.5, 0.92), (0.33, 1.0), (0.27, 1.06), (0.29, 1.14), (0.36, 1.24), (0.36, 1.36), (0.27, 1.47), (0.19, 1.6), (0.15, 1.78), (0.13, 1.95)]
    hammered_copper = make_copper(0.24)
    add_turned_shape(interpolate_curve([(r, z, 0) for r, z in pot_profile], 160), hammered_copper, 192)
    neck = interpolate_curve([(0, 0, 1.93), (0, 0, 2.05), (0.03, 0, 2.16), (0.14, 0, 2.24), (0.32, 0, 2.22), (0.6, 0, 2.08), (0.95, 0, 1.9), (1.06, 0, 1.8), (1.09, 0, 1.66), (1.09, 0, 1.2)], 140)
    add_tube(neck, 0.13, hammered_copper, get_radius_factor=lambda t: 1 - 0.62 * t ** 0.9, bevel_resolution=16)
    for (r, z, wire) in ((0.705, 0.52, 0.016), (0.275, 1.055, 0.022), (0.165, 1.74, 0.018), (0.14, 1.93, 0.024)):
        add_ring(r, wire, trim, (0, 0, z))
    for k in range(40):
        a = 2 * pi * k / 40
        add_ball(0.012, trim, (0.7 * cos(a), 0.7 * sin(a), 0.46))
        add_ball(0.012, trim, (0.7 * cos(a), 0.7 * sin(a), 0.58))
    for k in (70, 118):
        along = (neck[k + 1] - neck[k]).normalized()
        collar = add_ring(0.13 * (1 - 0.62 * (k / 140) ** 0.9) + 0.008, 0.016, trim)
        collar.matrix_world = get_frame_matrix(neck[k], along.orthogonal(), along)
    add_turned_shape(round_corners([(0.48, 0.0), (0.6, 0.0), (0.6, 0.05), (0.52, 0.08), (0.52, 0.22)], 0.02), make_metal('#3a332d', 0.45), 128)
    for k in range(3):
        a = radians(30 + 120 * k)
        add_ball(0.03, trim, (0.6 * cos(a), 0.6 * sin(a), 0.03))
    door = [add_turned_shape(round_corners([(0, 0), (0.17, 0), (0.17, 0.03), (0.14, 0.045), (0, 0.05)], 0.01), trim, 96)]
    for k in range(8):
        a = 2 * pi * k / 8
        door.append(add_ball(0.014, trim, (0.15 * cos(a), 0.15 * sin(a), 0.04)))
    door.append(add_ring(0.05, 0.012, trim, (0, 0, 0.07)))
    move_objects(door, rotation_degrees=(68, 0, 0))
    move_objects(door, (0, -0.635, 0.76))
    can_profile = [(0.0, 0.0), (0.2, 0.0), (0.215, 0.02), (0.215, 1.1), (0.2, 1.16), (0.1, 1.2), (0.07, 1.24)]
    add_turned_shape([(p.x, p.y) for p in round_corners([(r, z, 0) for r, z in can_profile], 0.04)], hammered_copper, 128).location = (1.09, 0, 0)
    for z in (0.12, 0.62, 1.08):
        add_ring(0.218, 0.012, trim, (1.09, 0, z))
    add_tube([(1.09, -0.2, 0.16), (1.09, -0.32, 0.16), (1.09, -0.34, 0.14), (1.09, -0.34, 0.08)], 0.025, trim)
    add_box((0.1, 0.03, 0.03), trim, (1.09, -0.27, 0.18), bevel=0.01)
    move_objects(get_all_objects(), (-0.38, 0, 0), (0, 0, -14))
    return StudioSettings(plinth_size=(3.3, 2.6))


def build_lumerane():
    metal, dark = make_brass(0.2), make_wood('#2a1b11', '#4a2f1c', (7, 7, 0.8))
    add_box((1.2, 0.75, 0.1), dark, bevel=0.03)
    add_tube([(0.3, 0.12, 0.1), (0.3, 0.12, 2.0)], 0.03, metal)
    add_turned_shape(round_corners([(0, 0.1), (0.1, 0.1), (0.09, 0.14), (0.045, 0.17), (0.03, 0.2), (0, 0.2)], 0.012), metal, 64).location = (0.3, 0.12, 0)
    arm = interpolate_curve([(0.3, 0.12, 1.95), (0.28, 0.1, 2.1), (0.15, 0.06, 2.18), (-0.02, 0.01, 2.15), (-0.13, -0.02, 2.03), (-0.12, -0.025, 1.93), (-0.04, -0.03, 1.9), (0.02, -0.035, 1.96)], 80)
    add_tube(arm, 0.028, metal, get_radius_factor=lambda t: 1.05 - 0.35 * t)
    add_ball(0.03, metal, arm[-1])
    add_ball(0.045, metal, (0.3, 0.12, 2.02))
    count_before = len(get_all_objects())
    for k in range(3):
        a = 2 * pi * k / 3 + pi / 2
        add_ring(0.085, 0.022, metal, (0.095 * cos(a), 0.095 * sin(a), 0))
    add_ring(0.05, 0.02, metal)
    add_turned_shape(round_corners([(0, 0), (0.05, 0), (0.05, 0.03), (0.034, 0.05), (0.034, 0.1), (0.05, 0.115), (0.05, 0.14), (0.03, 0.16), (0.028, 0.74), (0.034, 0.75), (0.034, 0.78), (0.02, 0.8), (0, 0.8)], 0.01), metal, 64)
    move_object(get_all_objects()[-1], (0, -0.16, 0), (90, 0, 0))
    bit_outline = [(0.0, 0.0), (0.2, 0.0), (0.2, 0.06), (0.12, 0.06), (0.12, 0.09), (0.2, 0.09), (0.2, 0.15), (0.15, 0.15), (0.15, 0.18), (0.2, 0.18), (0.2, 0.22), (0.0, 0.22)]
    plate = add_mesh([(x, y, 0) for x, y in bit_outline], [tuple(range(len(bit_outline)))], metal, False, thickness=0.035, bevel=0.004)
    move_object(plate, (0.01, -0.92, 0))
    key = get_all_objects()[count_before:]
    move_objects(key, rotation_degrees=(90, 0, 0))
    move_objects(key, (-0.045, -0.05, 1.7), (0, 0, -18))
    threads = [make_silk(a, b, 0.42) for a, b in (('#2f4a38', '#3f5a46'), ('#48664f', '#557a5f'), ('#9a8450', '#b39a62'))]
    cord = interpolate_curve([(-0.06, -0.06, 1.9), (-0.13, -0.13, 1.84), (-0.28, -0.16, 1.7), (-0.36, -0.17, 1.5), (-0.37, -0.17, 1.36)], 80)
    for k in range(3):
        add_tube([(p.x + 0.013 * cos(0.75 * i + 2.09 * k), p.y + 0.013 * sin(0.75 * i + 2.09 * k), p.z) for i, p in enumerate(cord)], 0.012, threads[k], bevel_resolution=4)
    cx, cy, cz = cord[-1]
    add_ball(0.085, threads[0], (cx, cy, cz - 0.03), (1, 1, 0.9))
    add_turned_shape(interpolate_curve([(0.03, cz - 0.08, 0), (0.075, cz - 0.12, 0), (0.085, cz - 0.2, 0), (0.07, cz - 0.26, 0)], 24), threads[0], 64).location = (cx, cy, 0)
    for k in range(9):
        add_ring(0.078, 0.011, threads[2 if k % 3 == 1 else 1], (cx, cy, cz - 0.17 - 0.013 * k))
    for k in range(420):
        a, r = 2.399 * k, (k / 420) ** 0.5
        end = 0.03 * get_noise(k * 0.7, 1, 1)
        points = interpolate_curve([(cx + 0.065 * r * cos(a), cy + 0.065 * r * sin(a), cz - 0.22), (cx + 0.1 * r * cos(a), cy + 0.1 * r * sin(a), cz - 0.42),
                         (cx + 0.12 * r * cos(a + 0.1) + 0.02 * get_noise(k, 2, 0), cy + 0.12 * r * sin(a + 0.1), cz - 0.82),
                         (cx + 0.14 * r * cos(a + 0.2) + 0.03 * get_noise(k, 3, 0), cy + 0.14 * r * sin(a + 0.2), cz - 1.2 + end)], 18)
        add_tube(points, 0.0052, threads[k % 2 if k % 11 else 2], bevel_resolution=1)
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 6))
    return StudioSettings()


def build_palimore():
    ink, linen = make_cloth('#24262b', '#33363c', 70, 0.4), make_cloth('#8c8474', '#a39a88', 80, 0.4)
    page, thread = make_paper('#ddd3bf'), make_plain('#b23a2a', 0.65)
    width, height, section_count, section_thickness = 1.02, 1.5, 11, 0.042
    total_thickness = section_count * section_thickness
    for side in (-1, 1):
        add_box((0.035, width + 0.05, height + 0.06), ink, (side * (total_thickness / 2 + 0.022), 0.02, 0), bevel=0.01)
    for k in range(section_count):
        x = (k - (section_count - 1) / 2) * section_thickness

        def get_section_point(u, v, x=x):
            """One section of folded leaves, rounded at the spine, which faces the lens."""
            a = pi * u
            return x + section_thickness * 0.47 * cos(a), -width / 2 + 0.02 - section_thickness * 0.42 * sin(a) + 0.02, 0.03 + height * v

        add_surface(get_section_point, 16, 2, page)
        for leaf_index in range(5):
            leaf_x = x + section_thickness * (leaf_index - 2) * 0.19
            add_mesh([(leaf_x, -width / 2 + 0.03, 0.03), (leaf_x, width / 2 - 0.01, 0.03), (leaf_x, width / 2 - 0.01, 0.03 + height), (leaf_x, -width / 2 + 0.03, 0.03 + height)], [(0, 1, 2, 3)], page, False, thickness=0.0055)
    spine_y = -width / 2 + 0.04 - section_thickness * 0.42
    station_heights = [0.16, 0.42, 0.62, 0.94, 1.14, 1.4]
    for z0, z1 in ((0.42, 0.62), (0.94, 1.14)):
        add_surface(lambda u, v, z0=z0, z1=z1: ((u - 0.5) * (total_thickness + 0.05), spine_y - 0.006, z0 + (z1 - z0) * v), 4, 2, linen, thickness=0.008)
        for k in range(section_count):
            x = (k - (section_count - 1) / 2) * section_thickness
            add_tube([(x, spine_y + 0.01, z0 - 0.02), (x, spine_y - 0.014, z0 + 0.01), (x, spine_y - 0.016, (z0 + z1) / 2), (x, spine_y - 0.014, z1 - 0.01), (x, spine_y + 0.01, z1 + 0.02)], 0.0075, thread)
    for z in (0.16, 1.4):
        for k in range(section_count - 1):
            x = (k - (section_count - 1) / 2) * section_thickness
            add_tube(interpolate_curve([(x, spine_y + 0.008, z), (x + 0.005, spine_y - 0.012, z + 0.012), (x + section_thickness * 0.5, spine_y - 0.016, z - 0.012), (x + section_thickness, spine_y - 0.008, z + 0.004), (x + section_thickness, spine_y + 0.008, z)], 16), 0.0085, thread)
    for z in (0.3, 0.78, 1.27):
        for k in range(0, section_count - 1):
            x = (k - (section_count - 1) / 2) * section_thickness
            for lean in (-1, 1):
                add_tube([(x, spine_y + 0.008, z + 0.022 * lean), (x + section_thickness * 0.5, spine_y - 0.012, z), (x + section_thickness, spine_y + 0.008, z - 0.022 * lean)], 0.006, thread)
    add_tube(interpolate_curve([(0.02, 0.1, height + 0.02), (0.02, 0.3, height + 0.05), (0.05, width / 2 + 0.02, height), (0.06, width / 2 + 0.08, 1.2), (0.1, width / 2 + 0.1, 0.6)], 30), 0.008, thread)
    move_objects(get_all_objects(), (-0.42, -0.12, 0), (0, 0, 34))
    count_before = len(get_all_objects())
    w, d, h, t = total_thickness + 0.2, width + 0.1, height + 0.12, 0.035
    add_box((t, d, h), ink, (-w / 2, 0, 0), bevel=0.01)
    add_box((t, d, h), ink, (w / 2, 0, 0), bevel=0.01)
    add_box((w, d, t), ink, (0, 0, 0), bevel=0.01)
    add_box((w, d, t), ink, (0, 0, h - t), bevel=0.01)
    add_box((w, t, h), ink, (0, d / 2 - t / 2, 0), bevel=0.01)
    inner = make_paper('#b9ac95')
    add_box((w - 2 * t, 0.01, h - 2 * t), inner, (0, d / 2 - t - 0.01, t), bevel=0)
    for x in (-1, 1):
        add_box((0.006, d - t - 0.03, h - 2 * t), inner, (x * (w / 2 - t / 2 - 0.004), -t / 2, t), bevel=0)
    add_box((0.004, 0.34, 0.46), make_paper('#d8ccb4'), (-w / 2 - t / 2 - 0.002, 0, 0.8), bevel=0)
    rim = [(-w / 2 - t / 2 - 0.005, y, z) for y, z in ((-0.14, 0.86), (0.14, 0.86), (0.14, 1.2), (-0.14, 1.2))]
    add_tube(rim, 0.003, thread, is_closed=True)
    move_objects(get_all_objects()[count_before:], (0.5, 0.28, 0), (0, 0, 40))
    return StudioSettings(light_factor=1.35)


HOUSE_BUILDERS = {'arradale': build_arradale, 'lumerane': build_lumerane, 'palimore': build_palimore}

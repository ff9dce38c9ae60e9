"""Helvant's pocket watch, Okurano's wristwatch, Reuselin's open case, Serac's barometer."""
from math import cos, pi, radians, sin

from shapes import (add_ball, add_box, add_chain, get_all_objects, round_corners, add_turned_shape, add_mesh, move_object, place_on_ground, add_ring, add_surface, interpolate_curve, add_stitches,
                   move_objects, add_tube)
from materials import ShaderBuilder, make_brass, parse_colour, make_glass, make_gold, make_leather, make_plain, make_steel, make_stone, make_wood
from studio import StudioSettings

ROMAN_NUMERALS = ('XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI')


def add_flat_plate(outline, material, z, thickness=0.012):
    """Adds a flat plate with an outline in x and y."""
    return move_object(add_mesh([(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], material, False, thickness=thickness), (0, 0, z))


def add_bar(x0, y0, x1, y1, width, material, z, thickness=0.006):
    dx, dy = x1 - x0, y1 - y0
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    return add_flat_plate([(x0 + nx, y0 + ny), (x0 - nx, y0 - ny), (x1 - nx, y1 - ny), (x1 + nx, y1 + ny)], material, z, thickness)


def add_numeral(text, size, material, z):
    """Adds a Roman numeral with thick downstrokes and thin upstrokes, as on an enamel dial."""
    strokes, x = [], 0
    for letter in text:
        letter_width = {'I': 0.24, 'V': 0.62, 'X': 0.62}[letter] * size
        if letter == 'I':
            strokes.append(add_bar(x + letter_width / 2, 0, x + letter_width / 2, size, size * 0.13, material, z))
        else:
            left, right = x + 0.08 * size, x + letter_width - 0.08 * size
            middle = (left + right) / 2
            stroke_ends = ((left, size, middle, 0), (middle, 0, right, size)) if letter == 'V' else ((left, size, right, 0), (left, 0, right, size))
            strokes += [add_bar(*stroke_ends[0], size * 0.13, material, z), add_bar(*stroke_ends[1], size * 0.05, material, z)]
        x += letter_width
    rules = [add_bar(0, y * size, x, y * size, size * 0.035, material, z) for y in (0, 1)]
    return move_objects(strokes + rules, (-x / 2, -size / 2, 0))


def arrange_in_circle(build_item, count, radius, skipped_places=()):
    """Builds an item at the top of a circle for each of `count` places, and turns it to its place."""
    for k in range(count):
        if k not in skipped_places:
            move_objects(move_objects(build_item(k), (0, radius, 0)), rotation_degrees=(0, 0, -360 * k / count))


def add_hand(length, width, angle_degrees, material, z, tail_fraction=0.18):
    """Adds a leaf-shaped hand that points to an angle, clockwise from the top."""
    right_side = [(width * sin(pi * t) ** 0.8 * (1 - 0.35 * t), -tail_fraction * length + (1 + tail_fraction) * length * t) for t in (k / 20 for k in range(21))]
    outline = right_side + [(-x, y) for x, y in reversed(right_side[1:-1])]
    return move_object(add_flat_plate(outline, material, z), rotation_degrees=(0, 0, -angle_degrees))


def add_crystal(radius, z, rise):
    clear = make_glass(transparency=0.97, ior=1.15)
    return add_turned_shape([(radius * k / 24, z + rise * (1 - (k / 24) ** 2)) for k in range(25)], clear, thickness=0.012)


def add_case(radius, depth, metal):
    """Adds a round case about z that faces up and is open towards the dial."""
    return add_turned_shape(round_corners([(0, -depth), (radius * 0.75, -depth), (radius, -depth * 0.35), (radius, 0.02), (radius * 0.985, 0.06), (radius * 0.93, 0.1),
                         (radius * 0.885, 0.085), (radius * 0.87, 0.0), (0, 0)], depth * 0.3, 10), metal, 160)


def add_crown(position, metal, size=0.085, rotation_degrees=(-90, 0, 0)):
    parts = [add_turned_shape(round_corners([(0, 0), (size * 0.5, 0), (size * 0.5, 0.05), (size, 0.06), (size, 0.19), (0, 0.21)], 0.02), metal, 96,
                  get_point=lambda a, r, z: (r * (1 + 0.035 * cos(24 * a) * (r > size * 0.8)) * cos(a), r * (1 + 0.035 * cos(24 * a) * (r > size * 0.8)) * sin(a), z))]
    return move_objects(parts, position, rotation_degrees)


def build_helvant():
    metal, ink, blue = make_gold(0.12), make_plain('#15171c', 0.45), make_plain('#14254d', 0.25, Metallic=0.8)
    enamel = make_plain('#eae3d2', 0.25, Clearcoat=0.6, Clearcoat_Roughness=0.08)
    radius = 0.62
    add_case(radius, 0.17, metal)
    add_turned_shape(round_corners([(0, 0.012), (0.545, 0.012), (0.55, 0)], 0.01), enamel)
    arrange_in_circle(lambda k: add_numeral(ROMAN_NUMERALS[k], 0.095, ink, 0.016), 12, 0.41, (6,))
    arrange_in_circle(lambda k: [add_bar(0, -0.01 if k % 5 else -0.018, 0, 0.01 if k % 5 else 0.014, 0.006 if k % 5 else 0.012, ink, 0.016)], 60, 0.505)
    seconds_dial = [add_ring(0.125, 0.0022, ink, (0, 0, 0.016))]
    for k in range(12):
        seconds_dial += move_objects([add_bar(0, 0.1, 0, 0.12, 0.005, ink, 0.016)], rotation_degrees=(0, 0, -30 * k))
    seconds_dial += [add_hand(0.11, 0.006, 140, blue, 0.028, 0.3)]
    move_objects(seconds_dial, (0, -0.29, 0))
    add_hand(0.27, 0.024, 305, blue, 0.034)
    add_hand(0.44, 0.02, 52, blue, 0.048)
    add_turned_shape(round_corners([(0, 0.06), (0.022, 0.06), (0.022, 0.02)], 0.008), metal, 24)
    add_crystal(0.565, 0.075, 0.05)
    add_turned_shape(round_corners([(0, 0), (0.06, 0), (0.05, 0.1), (0, 0.1)], 0.02), metal, 48)
    move_object(get_all_objects()[-1], (0, radius - 0.02, -0.03), (-90, 0, 0))
    add_crown((0, radius + 0.06, -0.03), metal)
    bow = [(0.2 * sin(a), radius + 0.22 - 0.19 * cos(a), -0.03) for a in (radians(16 + 328 * k / 60) for k in range(61))]
    add_tube(bow, 0.024, metal)
    watch = move_objects(get_all_objects(), (0, -0.1, 0.98), (90, 0, 0))
    count_before = len(get_all_objects())
    dark = make_wood('#22150e', '#3a2518', (7, 7, 0.8))
    add_turned_shape(round_corners([(0, 0), (0.52, 0), (0.52, 0.06), (0.46, 0.09), (0.44, 0.13), (0, 0.13)], 0.03), dark)
    post = interpolate_curve([(0, 0.3, 0.12), (0, 0.32, 0.7), (0, 0.32, 1.5), (0, 0.27, 1.92), (0, 0.12, 2.08), (0, -0.03, 2.02), (0, -0.105, 1.9), (0, -0.14, 1.945)], 80)
    add_tube(post, 0.026, make_brass(), get_radius_factor=lambda t: 1.25 - 0.5 * t)
    add_ball(0.026, make_brass(), post[-1])
    add_turned_shape(round_corners([(0, 0.12), (0.1, 0.12), (0.09, 0.16), (0.05, 0.18), (0.04, 0.26), (0, 0.26)], 0.015), make_brass(), 48)
    move_object(get_all_objects()[-1], (0, 0.3, 0))
    links = interpolate_curve([(0.05, -0.13, 1.9), (0.2, -0.12, 1.86), (0.5, -0.05, 1.62), (0.72, -0.1, 1.1), (0.78, -0.22, 0.5), (0.8, -0.38, 0.08), (0.7, -0.6, 0.022), (0.38, -0.72, 0.022),
                    (0.05, -0.7, 0.022), (-0.22, -0.62, 0.022), (-0.42, -0.7, 0.022)], 200)
    add_chain(links, metal, 0.06, 0.0105)
    add_tube([(-0.43, -0.7, 0.022), (-0.64, -0.77, 0.022)], 0.018, metal)
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 10))
    return StudioSettings()


def make_sunray_dial(tint, ring_scale=70):
    """A dial brushed in rings, on which the highlight spreads from the middle like a fan."""
    shader = ShaderBuilder(Base_Color=parse_colour(tint), Metallic=0.85, Roughness=0.3, Anisotropic=0.85, Clearcoat=0.7, Clearcoat_Roughness=0.06)
    shader.connect(shader.add_node('Tangent', direction_type='RADIAL', axis='Z').outputs[0], 'Tangent')
    wave = shader.add_node('TexWave', {'Vector': shader.add_mapping(), 'Scale': ring_scale, 'Distortion': 0.6, 'Detail': 3}, wave_type='RINGS', rings_direction='Z')
    return shader.add_bump(wave.outputs['Fac'], 0.12, 0.003).material


def build_okurano():
    metal, bright_steel, ink = make_steel(0.16), make_steel(0.08), make_plain('#d9dde0', 0.3, Metallic=1)
    hide, thread = make_leather('#17130f', '#2a221b', 46, 0.3, 0.42), make_plain('#3c5a70', 0.7)
    radius = 0.66
    add_case(radius, 0.2, metal)
    add_turned_shape([(0, 0.012), (0.57, 0.012), (0.58, 0.0)], make_sunray_dial('#0d3356'))
    add_ring(0.572, 0.01, bright_steel, (0, 0, 0.03))
    arrange_in_circle(lambda k: [add_box((0.034, 0.125 if k % 3 else 0.15, 0.022), bright_steel, (0, 0, 0.012), bevel=0.007)], 12, 0.45)
    arrange_in_circle(lambda k: [add_bar(0, -0.008, 0, 0.012, 0.005, ink, 0.016)], 60, 0.55)
    arrange_in_circle(lambda k: [add_box((0.03, 0.09, 0.022), bright_steel, (0.042, 0.02, 0.012), bevel=0.007)], 1, 0.45)
    add_hand(0.32, 0.03, 304, bright_steel, 0.045)
    add_hand(0.5, 0.024, 54, bright_steel, 0.06)
    add_bar(0, -0.14, 0, 0.52, 0.008, ink, 0.073)
    move_object(get_all_objects()[-1], rotation_degrees=(0, 0, -198))
    add_turned_shape(round_corners([(0, 0.09), (0.032, 0.088), (0.032, 0.02)], 0.01), bright_steel, 32)
    add_crystal(0.585, 0.085, 0.035)
    add_crown((radius - 0.02, 0, -0.06), metal, 0.09, (0, 90, 0))
    for x in (-0.36, 0.36):
        for y in (-1, 1):
            path = interpolate_curve([(x, y * 0.5, -0.03), (x * 1.02, y * 0.68, -0.05), (x * 1.02, y * 0.82, -0.15), (x * 1.02, y * 0.86, -0.24)], 24)
            add_tube(path, 0.062, metal, get_radius_factor=lambda t: 1.15 - 0.35 * t)
    for y in (-1, 1):
        add_tube([(-0.34, y * 0.82, -0.19), (0.34, y * 0.82, -0.19)], 0.02, metal)
    loop = interpolate_curve([(0, 0.66, -0.1), (0, 0.82, -0.17), (0, 0.92, -0.42), (0, 0.9, -0.85), (0, 0.68, -1.3), (0, 0.3, -1.56), (0, -0.15, -1.58), (0, -0.58, -1.36),
                   (0, -0.86, -0.9), (0, -0.92, -0.42), (0, -0.82, -0.17), (0, -0.66, -0.1)], 140)

    def get_strap_point(u, v, lift=0.0):
        i = min(int(v * 140), 139)
        p = loop[i].lerp(loop[i + 1], v * 140 - i)
        half_width = 0.29 - 0.06 * sin(pi * v)
        outward_factor = 1 + 0.018 * (1 - (2 * u - 1) ** 4) + lift
        return (2 * u - 1) * half_width, p.y * outward_factor, -0.7 + (p.z + 0.7) * outward_factor

    add_surface(get_strap_point, 12, 200, hide, thickness=0.055, bevel=0.015)
    for u in (0.1, 0.9):
        add_stitches([get_strap_point(u, v / 300, 0.032) for v in range(12, 289)], thread, lambda p: (0, p.y, p.z + 0.7), 0.048, 0.0065)
    watch = move_objects(get_all_objects(), rotation_degrees=(66, 0, 0))
    place_on_ground(watch, (0, 0.35))
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 20))
    return StudioSettings(light_factor=1.1)


def build_reuselin():
    metal, ink = make_gold(0.12), make_plain('#1b1d22', 0.4)
    silver = make_steel(0.24)
    radius = 0.78
    add_case(radius, 0.15, metal)

    def get_engraved_point(u, v):
        r, a = 0.02 + 0.66 * v, 2 * pi * u
        fade = min(1, v * 6) * (1 if v < 0.93 else 0)
        return r * cos(a), r * sin(a), 0.012 + 0.0035 * fade * sin(2 * pi * (v * 24 + 0.42 * sin(12 * a)))

    add_surface(get_engraved_point, 480, 340, silver, is_closed=True)
    arrange_in_circle(lambda k: add_numeral(ROMAN_NUMERALS[k], 0.085, ink, 0.02), 12, 0.585)
    add_turned_shape([(0.52, 0.013), (0.52, 0.018), (0.655, 0.018), (0.655, 0.013)], make_plain('#d8d6cf', 0.35, Metallic=0.9))
    blue = make_plain('#16295c', 0.2, Metallic=0.8)
    add_hand(0.34, 0.026, 310, blue, 0.034)
    add_hand(0.52, 0.022, 60, blue, 0.048)
    add_turned_shape(round_corners([(0, 0.062), (0.026, 0.06), (0.026, 0.02)], 0.008), metal, 24)
    add_crystal(0.69, 0.07, 0.03)
    add_crown((0, radius + 0.06, -0.03), metal)
    add_tube([(0.22 * sin(a), radius + 0.26 - 0.22 * cos(a), -0.03) for a in (radians(16 + 328 * k / 60) for k in range(61))], 0.026, metal)
    body = get_all_objects()
    cover = [add_turned_shape(round_corners([(0, 0.14), (0.5, 0.12), (radius, 0.03), (radius, -0.02), (radius - 0.045, -0.02), (radius - 0.06, 0.02), (0.5, 0.085), (0, 0.105)], 0.05, 8), metal, 160)]
    cover += [add_ring(radius - 0.15, 0.004, metal, (0, 0, 0.055)), add_ring(radius - 0.3, 0.003, metal, (0, 0, 0.086))]
    move_objects(cover, (radius + 0.02, 0, 0))
    move_objects(cover, (-radius - 0.02, 0, 0.11), (0, -118, 0))
    hinge = [add_tube([(-radius - 0.025, -0.13, 0.06), (-radius - 0.025, 0.13, 0.06)], 0.035, metal)]
    watch = body + cover + hinge
    move_objects(watch, rotation_degrees=(62, 0, 0))
    place_on_ground(watch, (0.12, -0.1))
    add_box((0.95, 0.42, 0.75), make_stone('#4d463f', '#6a6158'), (0.12, 0.42, 0), bevel=0.02)
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 6))
    return StudioSettings()


def build_serac():
    metal, ink = make_brass(0.2), make_plain('#14181c', 0.45)
    dark = make_wood('#3a2113', '#5d3820', (0.8, 7, 7))
    face = make_plain('#dfdacb', 0.35)
    radius = 0.68
    add_turned_shape(round_corners([(0, -0.36), (0.6, -0.36), (0.64, -0.3), (0.64, -0.06), (radius, -0.04), (radius, 0.06), (0.64, 0.1), (0.58, 0.09), (0.565, 0), (0, 0)], 0.03), metal, 160)
    add_turned_shape([(0.22, 0.012), (0.56, 0.012), (0.565, 0)], face)
    add_turned_shape([(0, -0.02), (0.2, -0.02), (0.215, 0.014), (0.23, 0.014)], make_brass(0.3), 96)
    for k in range(5):
        add_ring(0.05 + 0.032 * k, 0.012, make_brass(0.25), (0, 0, -0.012))
    for k in range(81):
        far = 0.045 if k % 10 == 0 else 0.03 if k % 5 == 0 else 0.018
        move_object(add_bar(0, 0.5 - far, 0, 0.5, 0.008 if k % 10 == 0 else 0.004, ink, 0.016), rotation_degrees=(0, 0, 144 - 3.6 * k))
    arc = [(0.505 * sin(a), 0.505 * cos(a), 0.016) for a in (radians(-144 + 288 * k / 90) for k in range(91))]
    add_tube(arc, 0.0025, ink)
    for k in range(9):
        move_objects(move_objects(add_numeral(ROMAN_NUMERALS[k + 1], 0.06, ink, 0.016), (0, 0.405, 0)), rotation_degrees=(0, 0, 144 - 36 * k))
    add_hand(0.46, 0.016, 28, make_plain('#16202c', 0.25, Metallic=0.8), 0.04, 0.4)
    add_hand(0.44, 0.012, -32, metal, 0.058, 0.3)
    add_turned_shape(round_corners([(0, 0.085), (0.03, 0.082), (0.03, 0.02)], 0.01), metal, 32)
    add_crystal(0.59, 0.08, 0.03)
    for k in range(3):
        a = radians(90 + 120 * k)
        add_ball(0.022, metal, (0.61 * cos(a), 0.61 * sin(a), 0.1), (1, 1, 0.5))
    add_tube([(0, 0.64, -0.18), (0, 0.74, -0.18)], 0.04, metal)
    add_ring(0.11, 0.022, metal, (0, 0.84, -0.18))
    move_objects(get_all_objects(), (0, -0.1, 1.0), (80, 0, 0))
    add_box((1.3, 0.8, 0.1), dark, (0, 0, 0), bevel=0.03)
    add_box((1.12, 0.62, 0.06), dark, (0, 0, 0.1), bevel=0.02)
    for x in (-1, 1):
        limb = interpolate_curve([(x * 0.3, 0.05, 0.15), (x * 0.48, 0.05, 0.28), (x * 0.7, 0.04, 0.62), (x * 0.78, 0.03, 1.0)], 40)
        for y in (-0.05, 0, 0.05):
            add_tube([(p.x, p.y + y, p.z) for p in limb], 0.042, dark)
        add_tube([(x * 0.62, 0.08, 1.0), (x * 0.84, 0.03, 1.0)], 0.035, metal)
        add_ball(0.06, metal, (x * 0.86, 0.03, 1.0))
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 14))
    return StudioSettings()


HOUSE_BUILDERS = {'helvant': build_helvant, 'okurano': build_okurano, 'reuselin': build_reuselin, 'serac': build_serac}

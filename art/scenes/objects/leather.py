"""Orvaine's bag, Corvelle's folding bag, Tessandro's moulded box."""
from math import cos, pi, sin

from shapes import add_ball, add_box, get_all_objects, round_corners, add_turned_shape, move_object, add_ring, get_noise, add_surface, interpolate_curve, add_stitches, move_objects, add_tube
from materials import make_brass, make_leather, make_plain, make_wood
from studio import StudioSettings

THREAD_COLOUR = '#d9c6a0'


def interpolate(a, b, t):
    return a + (b - a) * t


def raise_with_sign(value, exponent):
    return abs(value) ** exponent * (1 if value > 0 else -1)


def get_circle_points(radius, z, count=180):
    return [(radius * cos(2 * pi * i / count), radius * sin(2 * pi * i / count), z) for i in range(count + 1)]


def build_orvaine():
    hide = make_leather('#643519', '#774321', 34, 0.3, 0.36)
    edge, thread, metal = make_plain('#2e170c', 0.4), make_plain(THREAD_COLOUR, 0.7), make_brass()
    height = 1.32

    def get_half_size(z):
        return interpolate(1.0, 0.86, z / height), interpolate(0.38, 0.16, (z / height) ** 1.2)

    def get_body_point(u, v):
        z = v * height
        w, d = get_half_size(z)
        a = 2 * pi * u
        bulge = 1 + 0.05 * sin(pi * v)
        return w * raise_with_sign(cos(a), 0.3), d * bulge * raise_with_sign(sin(a), 0.3), 0.05 + z

    add_surface(get_body_point, 160, 30, hide, is_closed=True)
    add_box((1.9, 0.68, 0.06), hide, (0, 0, 0.035), bevel=0.03)
    for side in (-1, 1):
        for x in (-1, 1):
            add_tube([get_body_point(0.5 - side * 0.25 - side * x * 0.14, k / 24) for k in range(25)], 0.018, edge)
    for x, y in ((-0.8, -0.26), (0.8, -0.26), (-0.8, 0.26), (0.8, 0.26)):
        add_ball(0.045, metal, (x, y, 0.03))

    def get_flap_edge(u):
        return 0.52 + 0.34 * abs(2 * u - 1) ** 5

    def get_flap_point(u, v, lift=0.034, inset=0.0):
        z0, top = get_flap_edge(u) + inset, height + 0.075
        front_length = top - z0
        x = (2 * u - 1) * (1 - inset * 1.05)
        distance = v * (front_length + 0.42)
        if distance < front_length:
            z = z0 + distance
            w, d = get_half_size(min(z, height))
            bulge = 1 + 0.05 * sin(pi * min(z, height) / height)
            rounding = max(0, (z - top + 0.1) / 0.1)
            return x * w * 0.985, -d * bulge - lift + 0.07 * rounding ** 2, 0.05 + z - 0.03 * rounding ** 2
        w, d = get_half_size(height)
        return x * w * 0.985, -d - lift + 0.07 + (distance - front_length), 0.02 + top

    add_surface(get_flap_point, 80, 60, hide, thickness=0.03, bevel=0.008)
    rim = [get_flap_point(0.0, k / 20 * 0.6, 0.052, 0.055) for k in range(20, 0, -1)] + [get_flap_point(k / 80, 0, 0.053, 0.055) for k in range(81)] \
        + [get_flap_point(1.0, k / 20 * 0.6, 0.052, 0.055) for k in range(1, 21)]
    add_stitches(rim, thread, spacing=0.04, wire_radius=0.0055)
    for side in (-1, 1):
        add_stitches([(side * get_half_size(z)[0] * 0.93, -get_half_size(z)[1] * (1 + 0.05 * sin(pi * z / height)) - 0.004, 0.05 + z)
                  for z in (0.12 + k * 0.03 for k in range(30))], thread, spacing=0.04, wire_radius=0.0055)
    add_stitches([(x / 20, -0.386, 0.14) for x in range(-18, 19)], thread, spacing=0.04, wire_radius=0.0055)

    front_y = get_flap_point(0.5, 0.12)[1] - 0.02
    add_box((0.34, 0.2, 0.03), metal, (0, front_y, 0.76), (90, 0, 0), 0.03)
    for x in (-0.13, 0.13):
        add_ball(0.016, metal, (x, front_y - 0.032, 0.76))
    add_turned_shape(round_corners([(0, 0), (0.045, 0), (0.045, 0.08), (0, 0.08)], 0.015), metal, 32)
    move_object(get_all_objects()[-1], (0, front_y - 0.02, 0.76), (90, 0, 0))
    add_box((0.2, 0.065, 0.05), metal, (0, front_y - 0.08, 0.76), (90, 90, 0), 0.024)

    top = height + 0.1
    handle = interpolate_curve([(-0.42, 0, top + 0.1), (-0.4, 0, top + 0.3), (-0.26, 0, top + 0.52), (0, 0, top + 0.6), (0.26, 0, top + 0.52),
                   (0.4, 0, top + 0.3), (0.42, 0, top + 0.1)], 60)
    add_tube(handle, 0.052, hide, get_radius_factor=lambda t: 0.62 + 0.38 * sin(pi * t) ** 0.5)
    add_stitches([(p.x * 1.0, p.y - 0.052 * 0.9, p.z) for p in handle[6:-6]], thread, spacing=0.04, wire_radius=0.005)
    for x in (-0.42, 0.42):
        add_ring(0.075, 0.016, metal, (x, 0, top + 0.075), (90, 0, 0))
        add_box((0.17, 0.3, 0.024), hide, (x, 0, top - 0.012), bevel=0.01)
        add_tube(interpolate_curve([(x, -0.1, top + 0.01), (x, -0.03, top + 0.03), (x, 0, top + 0.045), (x, 0.03, top + 0.03), (x, 0.1, top + 0.01)], 24), 0.028, hide)
        add_ball(0.018, metal, (x, -0.11, top + 0.012))
    move_objects(get_all_objects(), rotation_degrees=(0, 0, 24))
    return StudioSettings()


def build_corvelle():
    hide = make_leather('#262f23', '#3a4636', 26, 0.4, 0.46)
    thread, metal = make_plain('#7c8468', 0.7), make_brass(0.26)
    width, height = 1.02, 1.22

    def get_unevenness(x, z):
        return 0.02 * get_noise(x * 1.4, z * 2, 3) + 0.05 * get_noise(x * 0.9, z * 1.1, 8) + 0.012 * sin(9 * z + 5 * x) * (1 - z / 1.4) ** 2

    def get_body_point(u, v):
        a = 2 * pi * u
        z = v * height
        sag_factor = 1 + 0.05 * (1 - v) * sin(pi * v)
        x = width * sag_factor * raise_with_sign(cos(a), 0.55)
        thickness = interpolate(0.3, 0.05, v ** 1.5) * (0.35 + 0.65 * (1 - min(1, abs(x) / width) ** 3)) * min(1, (v + 0.02) / 0.14) ** 0.4
        return x * min(1, 0.95 + v), thickness * raise_with_sign(sin(a), 0.8) + get_unevenness(x, z), z + 0.01

    add_surface(get_body_point, 160, 70, hide, is_closed=True, subdivide=1)

    def get_flap_point(u, v, lift=0):
        x = (2 * u - 1)
        ripple = 0.05 * get_noise(x * 1.5, v * 0.8, 21) + 0.012 * get_noise(x * 4, v * 0.6, 30)
        bend_radius = 0.16
        front_length = 0.68 - 0.05 * x + 0.02 * get_noise(x * 3, 0, 4)
        distance = v * (front_length + pi * bend_radius * 0.55 + 0.1)
        if distance < front_length:
            y, z = -bend_radius - 0.07 * sin(pi * distance / front_length) - 0.09 * (1 - distance / front_length), height - front_length + distance
        else:
            a = min(pi, (distance - front_length) / bend_radius)
            y, z = -bend_radius * cos(a), height + bend_radius * 0.9 * sin(a)
        x *= width * (0.985 - 0.02 * v)
        return x, y + ripple - lift, z + 0.02 * get_noise(x * 2, 5, v) - 0.03 * x * x

    add_surface(get_flap_point, 120, 70, hide, thickness=0.022, subdivide=1)
    path = [get_flap_point(0.025, k / 30 * 0.62, 0.016) for k in range(30, 0, -1)] + [get_flap_point(0.025 + 0.95 * k / 90, 0.03, 0.016) for k in range(91)] \
        + [get_flap_point(0.975, k / 30 * 0.62, 0.016) for k in range(1, 31)]
    add_stitches(path, thread, spacing=0.045, wire_radius=0.0065)
    strap = interpolate_curve([(-1.0, 0.0, 1.2), (-1.1, -0.02, 1.1), (-1.16, -0.1, 0.6), (-1.16, -0.3, 0.1), (-1.0, -0.52, 0.016), (-0.5, -0.68, 0.016), (0.1, -0.78, 0.016),
                    (0.65, -0.74, 0.016), (1.02, -0.5, 0.03), (1.16, -0.24, 0.2), (1.12, -0.06, 0.75), (1.08, 0, 1.1), (1.0, 0.0, 1.2)], 160)
    for shift in (-0.016, 0, 0.016):
        add_tube([(p.x, p.y + shift * 0.9, p.z) for p in strap], 0.014, hide)
    for x in (-1.0, 1.0):
        add_ring(0.06, 0.012, metal, (x, 0.0, 1.2), (90, 0, 0))
        add_box((0.16, 0.05, 0.1), hide, (x * 0.94, 0.0, 1.13), (0, 0, 0), 0.02)
    add_ball(0.05, metal, (0.0, get_flap_point(0.5, 0.08)[1] - 0.02, 0.66), (1, 0.5, 1))
    move_objects(get_all_objects(), rotation_degrees=(0, 0, -16))
    return StudioSettings()


def build_tessandro():
    hide, thread = make_leather('#4d1d14', '#6b2a1c', 40, 0.22, 0.34), make_plain(THREAD_COLOUR, 0.7)
    add_turned_shape(round_corners([(0, 0), (0.74, 0), (0.75, 0.95), (0.71, 0.95), (0.71, 0.05), (0, 0.05)], 0.035), hide)
    lid = [add_turned_shape(round_corners([(0, 0.44), (0.5, 0.43), (0.785, 0.34), (0.79, 0), (0.758, 0), (0.758, 0.3), (0, 0.36)], 0.1, 12), hide)]
    count_before = len(get_all_objects())
    for z in (0.035, 0.075):
        add_stitches(get_circle_points(0.7915, z), thread, lambda p: (p.x, p.y, 0), 0.036, 0.0048)
    lid += get_all_objects()[count_before:]
    move_objects(lid, (0, 0, 0.8))
    handle = interpolate_curve([(-0.16, 0, 1.22), (-0.1, 0, 1.29), (0, 0, 1.32), (0.1, 0, 1.29), (0.16, 0, 1.22)], 30)
    for shift in (-0.03, -0.01, 0.01, 0.03):
        add_tube([(p.x, shift, p.z) for p in handle], 0.016, hide)
    add_tube([(0.02, -0.752, 0.1), (0.02, -0.752, 0.8)], 0.004, make_plain('#2a0e09', 0.5))
    add_stitches([(-0.015, -0.754, 0.1 + 0.02 * k) for k in range(34)], thread, spacing=0.036, wire_radius=0.0048)
    add_stitches([(0.055, -0.754, 0.1 + 0.02 * k) for k in range(34)], thread, spacing=0.036, wire_radius=0.0048)
    move_objects(get_all_objects(), (0.42, 0.15, 0), (0, 0, -12))
    pear_wood = make_wood('#87502f', '#b27a4e', (8, 8, 0.7))
    form_profile = round_corners([(0, 0), (0.62, 0), (0.62, 0.5), (0.585, 0.52), (0.585, 0.56), (0.62, 0.58), (0.6, 0.76), (0.14, 0.83), (0.1, 0.98), (0.17, 1.06),
                   (0.15, 1.2), (0, 1.21)], 0.055)
    move_object(add_turned_shape(form_profile, pear_wood), (-0.82, -0.42, 0))
    return StudioSettings()


HOUSE_BUILDERS = {'orvaine': build_orvaine, 'corvelle': build_corvelle, 'tessandro': build_tessandro}

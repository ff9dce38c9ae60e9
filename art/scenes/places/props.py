"""Materials and objects that appear in more than one scene."""
from toolkit import *

WALNUT = make_wood('#1a0f08', '#3a2212', 'x', 0.3)
UPRIGHT = make_wood('#1c110a', '#442a17', 'z', 0.35)
STEEL = make_metal('#6b6a68', '#b9b6b0')
BRASS = make_metal('#8a6428', '#d9ac5c')
IRON = make_metal('#131211', '#2b2826', (0.4, 0.55))
TAN = make_leather('#5b2d12', '#8c4d22')
OXBLOOD = make_leather('#2c0c0a', '#571a14')
DEEP = make_leather('#4a230e', '#80441d', 0.5)
BLACK = make_leather('#120d0b', '#241a15')
THREAD = make_cloth('#9c8458', '#d9c79c')
CREAM = make_material('#b7a684', '#e6d9ba', 200, roughness_range=(0.5, 0.6), bump=0.2, grain_scale=900)
PAPER = make_material('#cfc4ad', '#e9dfca', 5, roughness_range=(0.8, 0.9), bump=0.1)


def get_position(origin, offset, rotation_degrees=0):
    """Returns the position of a part: its offset, turned about the z axis with the object, from the object's
    origin."""
    return Vector(origin) + Euler((0, 0, math.radians(rotation_degrees))).to_matrix() @ Vector(offset)


def add_spool(position, material=THREAD, height=0.075):
    add_turned_shape([(0, 0), (0.026, 0), (0.027, 0.004), (0.024, 0.008), (0.012, 0.012), (0.012, height - 0.012), (0.024, height - 0.008), (0.027, height - 0.004), (0.026, height), (0, height)], position, WALNUT, steps=48)
    steps = 26 * 8
    add_tube([(0.0205 * math.cos(t / 8 * 2 * math.pi), 0.0205 * math.sin(t / 8 * 2 * math.pi), 0.013 + (height - 0.026) * t / steps) for t in range(steps)], 0.0013, material, position=position)
    add_rod(0.02, height - 0.026, Vector(position) + Vector((0, 0, 0.013)), material)


def add_awl(position, rotation_degrees):
    """Adds an awl that lies on its side. `position` is that of the handle's end."""
    position = Vector(position) + Vector((0, 0, 0.0135))
    add_turned_shape([(0, 0), (0.007, 0.001), (0.0135, 0.012), (0.012, 0.03), (0.0085, 0.05), (0.009, 0.062), (0.006, 0.066)], position, WALNUT, (90, 0, rotation_degrees), rounding_passes=2, steps=32)
    add_turned_shape([(0.0065, 0.062), (0.0065, 0.076), (0.0022, 0.078), (0.0018, 0.1), (0.0002, 0.135)], position, STEEL, (90, 0, rotation_degrees), rounding_passes=2, steps=32)


def add_half_moon_knife(position, rotation_degrees):
    """Adds a saddler's knife."""
    outline = [(0.065 * math.sin(t), -0.065 * math.cos(t)) for t in [math.radians(-88 + 176 * i / 40) for i in range(41)]] + [(0.02, 0.018), (0.009, 0.035), (-0.009, 0.035), (-0.02, 0.018)]
    add_plate(outline, 0.0016, get_position(position, (0, 0, 0.012), rotation_degrees), STEEL, (6, 0, rotation_degrees), bevel=0.0005)
    add_turned_shape([(0, 0), (0.01, 0), (0.0115, 0.01)], get_position(position, (0, 0.03, 0.0145), rotation_degrees), BRASS, (-90, 0, rotation_degrees), steps=32)
    add_turned_shape([(0.0105, 0.01), (0.0105, 0.03), (0.0145, 0.075), (0.012, 0.1), (0, 0.106)], get_position(position, (0, 0.03, 0.0145), rotation_degrees), WALNUT, (-90, 0, rotation_degrees), rounding_passes=2, steps=32)


def get_rounded_rectangle(width, depth, radius, steps=8):
    corners = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]
    return [(sx * (width / 2 - radius) + radius * math.cos(math.radians(a + 90 * k / steps)), sy * (depth / 2 - radius) + radius * math.sin(math.radians(a + 90 * k / steps))) for sx, sy, a in corners for k in range(steps + 1)]


def add_stitched_flap(position, rotation_degrees, size, leather, thread, stitched_fraction):
    """Adds two layers of leather with a row of holes along their edge, of which a fraction has stitches. Returns the
    places of the holes on the flap, in its own coordinates."""
    width, depth = size
    for layer, (material, inset) in enumerate(((OXBLOOD, 0.0), (leather, 0.0006))):
        add_plate(get_rounded_rectangle(width - inset, depth - inset, 0.028), 0.0024, get_position(position, (0, 0, 0.0022 + 0.0034 * layer), rotation_degrees), material, (0, 0, rotation_degrees), bevel=0.0009)
    path = [Vector((*p, 0.0072)) for p in get_rounded_rectangle(width - 0.016, depth - 0.016, 0.021, 12)]
    holes, distance = [], 0.0
    for a, b in zip(path, path[1:] + path[:1]):
        while distance <= (b - a).length:
            holes.append(a + (b - a).normalized() * distance)
            distance += 0.0072
        distance -= (b - a).length
    for k, (a, b) in enumerate(zip(holes, holes[1:])):
        if k < len(holes) * stitched_fraction:
            direction = (b - a) * 0.5
            skew = Vector((-direction.y, direction.x, 0)) * 0.22
            add_tube([get_position(position, p, rotation_degrees) for p in (a + direction * 0.2 - skew, (a + b) / 2 + Vector((0, 0, 0.0009)), b - direction * 0.2 + skew)], 0.00085, thread, radius_factors=[0.7, 1, 0.7])
        else:
            add_rod(0.0006, 0.0003, get_position(position, a - Vector((0, 0, 0.0001)), rotation_degrees), BLACK)
    return holes


def add_stool(position, height=0.62):
    add_rod(0.17, 0.04, Vector(position) + Vector((0, 0, height - 0.04)), WALNUT, bevel=0.012)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        add_tube([(0.1 * math.cos(a), 0.1 * math.sin(a), height - 0.03), (0.2 * math.cos(a), 0.2 * math.sin(a), 0)], 0.016, UPRIGHT, is_straight=True, position=position)
    add_tube([(0.16 * math.cos(a), 0.16 * math.sin(a), 0.22) for a in [math.pi / 8 * k for k in range(16)]], 0.009, IRON, True, position=position)


def add_chair(position, rotation_degrees=0, upholstery=TAN, width=0.52):
    """Adds a chair with a padded seat and a curved back, which faces −y."""
    for x in (-1, 1):
        add_tube([(x * width * 0.44, -0.22, 0), (x * width * 0.42, -0.21, 0.44)], 0.019, UPRIGHT, is_straight=True, position=position, rotation_degrees=rotation_degrees)
        add_tube([(x * width * 0.42, 0.27, 0), (x * width * 0.4, 0.22, 0.45), (x * width * 0.4, 0.25, 0.7), (x * width * 0.4, 0.32, 0.9)], 0.019, UPRIGHT, position=position, rotation_degrees=rotation_degrees)
        add_tube([(x * width * 0.46, 0.25, 0.66), (x * width * 0.5, 0.05, 0.67), (x * width * 0.48, -0.17, 0.66), (x * width * 0.45, -0.2, 0.44)], 0.016, UPRIGHT, position=position, rotation_degrees=rotation_degrees)
    add_box((width * 0.9, 0.48, 0.05), get_position(position, (0, 0, 0.4), rotation_degrees), UPRIGHT, rotation_degrees, 0.008)
    cushion = add_box((width * 0.88, 0.46, 0.075), get_position(position, (0, 0, 0.45), rotation_degrees), upholstery, rotation_degrees, 0.03)
    cushion.modifiers['bevel'].segments = 6
    pad = add_surface(width * 0.82, 0.4, lambda u, v: 0.06 * u * u + 0.02 * v - 0.012 * (1 - u * u) * (1 - v * v), upholstery, get_position(position, (0, 0.245, 0.72), rotation_degrees), (80, 0, rotation_degrees), 0.05, (16, 12))
    edge = pad.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = 0.02, 4, 'ANGLE'


def add_book(position, rotation_degrees=0, size=(0.17, 0.24, 0.03), cover=OXBLOOD):
    x, y, z = size
    add_box((x - 0.006, y - 0.008, z - 0.006), get_position(position, (0.002, 0, 0.003), rotation_degrees), PAPER, rotation_degrees, 0.001)
    for level in (0, z - 0.003):
        add_box((x, y, 0.003), get_position(position, (0, 0, level), rotation_degrees), cover, rotation_degrees, 0.001)
    add_box((0.004, y, z), get_position(position, (-x / 2, 0, 0), rotation_degrees), cover, rotation_degrees, 0.0018)

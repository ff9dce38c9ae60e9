"""A watchmaker's bench: a hand with tweezers lifts a wheel from a movement, which the other hand steadies."""
from bench import *

PAD = make_material('#b9b5aa', '#d3cfc3', 3, roughness_range=(0.6, 0.8), bump=0.1, grain_scale=500)
BAIZE = make_cloth('#2c3b33', '#435548')
SILVER = make_metal('#8d8c88', '#cfcdc6', (0.25, 0.4), 60)
BLUE = make_metal('#16285e', '#3450a0', (0.15, 0.25))
RUBY = make_material('#6e0a24', '#a81638', roughness_range=(0.08, 0.15))
add_box((1.4, 1.2, 0.03), (0, 0, -0.034), BAIZE, 0, 0)
add_box((0.5, 0.33, 0.004), (-0.02, 0.005, -0.004), PAD, -4, 0.0015)
MOVEMENT = Vector((-0.06, 0.01, 0))


def add_movement(position):
    """Adds a movement in its holder: a main plate with wheels, bridges, screws and jewels."""
    add_turned_shape([(0.026, 0), (0.034, 0), (0.034, 0.008), (0.031, 0.011), (0.026, 0.011)], position, UPRIGHT)
    add_rod(0.027, 0.012, position, BRASS, bevel=0.0006)
    for x, y, radius, teeth in ((-0.009, 0.009, 0.0095, 48), (0.009, 0.011, 0.007, 36), (0.012, -0.007, 0.0085, 44), (-0.006, -0.012, 0.0075, 40), (0.001, 0.0, 0.005, 24)):
        z = 0.013 + random.uniform(0, 0.0012)
        add_gear(radius, teeth, 0.0007, get_position(position, (x, y, z)), BRASS if radius != 0.0085 else SILVER, random.uniform(0, 90))
        add_rod(0.0009, 0.0024, get_position(position, (x, y, z - 0.001)), STEEL, bevel=0.0002)
        add_rod(0.0007, 0.0003, get_position(position, (x, y, z + 0.0013)), RUBY, bevel=0.0001)
    for angle in (20, 130, 215, 300):
        x, y = 0.0225 * math.cos(math.radians(angle)), 0.0225 * math.sin(math.radians(angle))
        add_rod(0.0017, 0.0014, get_position(position, (x, y, 0.012)), BLUE, bevel=0.0003)


add_movement(MOVEMENT)
for x, y, radius, teeth in ((0.06, 0.075, 0.014, 60), (0.092, 0.058, 0.008, 36), (0.078, 0.098, 0.006, 28), (0.1, 0.086, 0.0045, 20)):
    add_gear(radius, teeth, 0.0009, (x, y, 0.0006), BRASS, random.uniform(0, 90))
for k in range(9):
    add_rod(0.0016, 0.0012, (random.uniform(0.05, 0.11), random.uniform(0.015, 0.04), 0), BLUE, bevel=0.0003)
# Screwdrivers, a loupe, a dish with a lid and a strap
for k, (colour, radius) in enumerate(((BLUE, 0.0045), (BRASS, 0.004), (RUBY, 0.0036))):
    position, rotation_degrees = Vector((0.165 + 0.022 * k, 0.03 + 0.012 * k, 0.0045)), -78 + 3 * k
    add_turned_shape([(0, 0), (0.0045, 0), (0.0045, 0.004), (0.003, 0.006), (radius, 0.012), (radius, 0.07), (0.002, 0.078), (0.0011, 0.08), (0.0011, 0.105), (0.0004, 0.108)], position, SILVER, (90, 0, rotation_degrees + 70), steps=24)
    add_turned_shape([(radius + 0.0004, 0.014), (radius + 0.0005, 0.02), (radius + 0.0004, 0.026)], position, colour, (90, 0, rotation_degrees + 70), steps=24)
add_turned_shape([(0.019, 0), (0.021, 0.002), (0.017, 0.028), (0.016, 0.03), (0.0145, 0.028), (0.018, 0.002)], (-0.2, 0.1, 0), BLACK)
add_turned_shape([(0, 0.022), (0.0155, 0.022), (0.0155, 0.023), (0, 0.0245)], (-0.2, 0.1, 0), make_glass())
for x, y in ((-0.1, 0.125), (-0.03, 0.135)):
    add_turned_shape([(0, 0), (0.02, 0), (0.023, 0.002), (0.024, 0.009), (0.0225, 0.009), (0.021, 0.003), (0, 0.003)], (x, y, 0), SILVER)
    for k in range(7):
        add_gear(random.uniform(0.003, 0.005), 20, 0.0006, (x + random.uniform(-0.012, 0.012), y + random.uniform(-0.012, 0.012), 0.0035 + 0.0007 * k), BRASS, random.uniform(0, 90))
add_plate(get_rounded_rectangle(0.018, 0.115, 0.006), 0.003, (-0.235, -0.06, 0.002), TAN, (0, 0, 12), bevel=0.001)
add_plate(get_rounded_rectangle(0.018, 0.075, 0.004), 0.003, (-0.2, -0.075, 0.002), TAN, (0, 0, 3), bevel=0.001)
render_table(key_colour='#ffd8ab')

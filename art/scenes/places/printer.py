"""Metal type locked in an iron frame: letters in mirrored relief."""
from kit import *

random.seed(4)
LEAD = metal('#2c2d30', '#55565a', (0.4, 0.6), 160)
FACE = metal('#b4b1ab', '#e6e2da', (0.22, 0.36), 90)
INKED = surface('#07070a', '#101014', 40, rough=(0.12, 0.3))
IRON = metal('#161514', '#302d2a', (0.4, 0.55), 30)
MAPLE = wood('#6a4a2a', '#a47c4c', 'x', 0.5, 60)
STONE = surface('#2a2a2b', '#474646', 30, rough=(0.3, 0.5))
BRASS = metal('#8a6428', '#d9ac5c')
HEIGHT, BODY, RELIEF = 0.0236, 0.019, 0.0026
FONT = '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf'
LINES = ['Twenty-three houses,', 'and one patience. The', 'page is set by hand,', 'line after line, then', 'printed and put away.']


def sort(letter, right, y):
    """One letter on its body; its right edge is at `right`, since a line of type runs from right to left in relief."""
    glyph = text(letter, BODY * 0.98, RELIEF, (0, 0, 0), FACE, font=FONT, mirror=True)
    bpy.context.view_layer.update()
    wide = glyph.dimensions.x + BODY * 0.1
    lift = HEIGHT + random.uniform(-0.00012, 0.00012)
    box((wide - 0.0001, BODY - 0.0001, HEIGHT - RELIEF), (right - wide / 2, y, lift - HEIGHT), LEAD, random.uniform(-0.3, 0.3), 0.0002)
    glyph.location = (right - wide / 2, y - BODY * 0.26, lift - RELIEF / 2)
    return wide


def line(words, row):
    y, right = 0.044 - row * (BODY + 0.0012), 0.105
    for letter in words:
        if letter == ' ':
            wide = BODY * random.uniform(0.3, 0.4)
            box((wide, BODY, HEIGHT * 0.8), (right - wide / 2, y, 0), LEAD, 0, 0.0002)
            right -= wide
        else:
            right -= sort(letter, right, y)
    if right > -0.104:
        box((right + 0.105, BODY, HEIGHT * 0.8), ((right - 0.105) / 2, y, 0), LEAD, 0, 0.0002)
    box((0.21, 0.001, HEIGHT * 0.82), (0, y - BODY / 2 - 0.0006, 0), BRASS if row == 3 else LEAD, 0, 0.0001)


for row, words in enumerate(LINES):
    line(words, row)
# Furniture, wedges and the iron frame
for y, deep in ((0.062, 0.02), (0.083, 0.018), (-0.047, 0.03), (-0.075, 0.022)):
    box((0.208 if abs(y) < 0.07 else 0.26, deep, 0.017), (0, y, 0), MAPLE, 0, 0.0008)
for side in (-1, 1):
    for k in range(2):
        box((0.018, 0.1 + 0.02 * k, 0.017), (side * (0.115 + k * 0.0195), 0.006, 0), wood('#6a4a2a', '#a47c4c', 'y', 0.5, 60), 0, 0.0008)
    box((0.02, 0.24, 0.02), (side * 0.163, 0, 0), IRON, 0, 0.0012)
for y in (-0.103, 0.11):
    box((0.346, 0.022, 0.02), (0, y, 0), IRON, 0, 0.0012)
for x in (-0.06, 0.06):
    box((0.03, 0.008, 0.019), (x, 0.0965, 0), IRON, 3, 0.0006)
    rod(0.004, 0.021, (x, 0.0965, 0), BRASS)
box((1.6, 1.2, 0.04), (0, 0.2, -0.0402), STONE, 0, 0.002)
# A brayer with ink, tweezers, loose letters, a setting stick behind
for k in range(16):
    a, letter = random.uniform(-40, 220), random.choice('aegmnrstQ&')
    x, y = random.uniform(-0.3, -0.19), random.uniform(-0.06, 0.16)
    box((0.007, BODY, HEIGHT - RELIEF), (x, y, 0.0045), LEAD, (90, 0, a), 0.0002)
rod(0.022, 0.15, (0.07, 0.2, 0.023), INKED, (0, 90, 12), 0.003)
tube([(0.055, 0.2, 0.024), (0.05, 0.24, 0.05), (0.13, 0.275, 0.055), (0.235, 0.26, 0.05), (0.232, 0.235, 0.026)], 0.003, IRON)
lathe([(0, 0), (0.011, 0.002), (0.014, 0.03), (0.011, 0.08), (0.014, 0.1), (0, 0.104)], (0.13, 0.27, 0.055), MAPLE, (-84, 0, -8), round=2)
box((0.24, 0.05, 0.004), (-0.2, 0.24, 0), IRON, -14, 0.001)
box((0.24, 0.004, 0.02), (-0.206, 0.216, 0), IRON, -14, 0.001)
for k in range(20):
    box((0.008, 0.022, 0.024), (-0.3 + k * 0.0085, 0.265 - k * 0.0021, 0.004), LEAD, -14, 0.0003)
for k in range(5):
    box((0.3, 0.2, 0.001), (0.34, 0.36, 0.001 * k), surface('#cfc4ad', '#e9dfca'), 20 + random.uniform(-3, 3), 0.0001)
lamp((1.1, 0.5), (-0.35, 0.95, 0.62), (0, 0, 0), 22, '#ffdcb0', True)
lamp((0.9, 0.5), (0.9, -0.2, 0.7), (0, 0, 0), 1.5, '#b9c8de')
sky('#8a97a8', 0.05)
camera((0.07, -0.235, 0.235), (-0.002, 0.002, 0.012), 52, 3.6, (-0.01, -0.006, HEIGHT))
photograph(0.3, shape=4 / 3, bloom=0.25)

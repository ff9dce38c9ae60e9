"""The pictures of each house: its object in landscape and portrait format, a detail, and another side."""
from dataclasses import replace

from studio import Light, Shot

HERO = Light(key=1.4, fill=1.2, card=1.2, rim=2.4, left=3, backdrop=1.5)
TALL = replace(HERO, backdrop=1.3)
RAKING = Light(key=1.3, fill=0.5, card=0.6, rim=2.5, left=3, backdrop=0.9)
SIDE = Light(key=0.5, fill=0.3, card=0.3, rim=1.5, left=9, edge=4, backdrop=0.9)
NIGHT = Light(key=0.05, fill=0.3, card=0.08, rim=0.5, left=11, edge=10, backdrop=0.6)
SOFT = Light(key=0.4, fill=0.9, card=2, rim=1.4, left=2, top=2.2, backdrop=1.2)
DEFAULT_SHOTS = {
    '': Shot((0.47, 0.18, 0.95, 0.81), light=HERO),
    '-tall': Shot((0.14, 0.1, 0.86, 0.585), light=TALL),
    '-macro': Shot(light=RAKING),
    '-angle': Shot((0.1, 0.09, 0.9, 0.88), elevation_degrees=32, light=SOFT),
}


def see_from_above(elevation_degrees):
    """The landscape and portrait pictures of a low and wide object, from a little higher."""
    portrait_fit = (0.08, 0.1, 0.92, 0.585)
    return {'': dict(elevation_degrees=elevation_degrees), '-tall': dict(elevation_degrees=elevation_degrees, fit=portrait_fit)}


def see_detail(target, frame_height, azimuth_degrees, elevation_degrees, **others):
    return dict(target=target, frame_height=frame_height, azimuth_degrees=azimuth_degrees, elevation_degrees=elevation_degrees, **others)


def see_in_soft_light(azimuth_degrees, elevation_degrees):
    return dict(azimuth_degrees=azimuth_degrees, elevation_degrees=elevation_degrees)


def see_at_night(azimuth_degrees, elevation_degrees):
    return dict(azimuth_degrees=azimuth_degrees, elevation_degrees=elevation_degrees, light=replace(NIGHT, turn_degrees=azimuth_degrees))


SHOT_CHANGES = {
    'arradale': {'-macro': see_detail((-0.61, -0.63, 0.8), 0.62, -40, 18), '-angle': see_at_night(40, 14)},
    'corvelle': {**see_from_above(12), '-macro': see_detail((-0.06, -0.3, 0.66), 0.42, -52, 12), '-angle': see_in_soft_light(-45, 28)},
    'delacourbe': {'-macro': see_detail((-0.197, -0.64, 1.1), 0.52, 22, 4), '-angle': see_at_night(-60, 12)},
    'hanaori': {**see_from_above(24), '-macro': see_detail((-0.22, -1.0, 0.12), 0.42, 8, 16), '-angle': see_in_soft_light(-25, 48)},
    'helvant': {'-macro': see_detail((0.03, -0.18, 1.43), 0.66, 40, 10), '-angle': see_in_soft_light(-42, 30)},
    'lumerane': {'-macro': see_detail((-0.04, -0.06, 1.66), 0.56, -28, 8), '-angle': see_at_night(35, 8)},
    'morvino': {'-macro': see_detail((-0.03, 0.25, 1.95), 0.7, -35, 16), '-angle': see_at_night(-42, 12)},
    'nacrene': {**see_from_above(17), '-macro': see_detail((0.17, 0.0, 0.14), 0.95, 16, 36, light=SIDE), '-angle': see_in_soft_light(38, 36)},
    'okurano': {**see_from_above(10), '-macro': see_detail((0.3, 0.36, 1.22), 0.75, 58, 22, f_stop=1.2), '-angle': see_at_night(-25, 20)},
    'ondrelle': {'-macro': see_detail((0.01, -0.2, 1.36), 0.75, 25, 12), '-angle': see_at_night(-20, 20)},
    'orvaine': {'-macro': see_detail((0.16, -0.44, 0.79), 0.55, -20, 12), '-angle': see_in_soft_light(70, 34)},
    'palimore': {'-macro': see_detail((-0.16, -0.59, 0.86), 0.42, 2, 12), '-angle': see_in_soft_light(60, 36)},
    'qasrine': {'-macro': see_detail((0.06, -0.15, 1.6), 0.75, 30, 14), '-angle': see_at_night(-35, 18)},
    'reuselin': {**see_from_above(13), '-macro': see_detail((0.1, -0.06, 0.97), 0.75, -36, 22), '-angle': see_at_night(40, 26)},
    'rochefaille': {'-macro': see_detail((0.32, -0.1, 1.42), 0.52, 24, 6), '-angle': see_at_night(45, 14)},
    'sarmante': {'-macro': see_detail((0.12, -0.72, 0.61), 0.6, 28, -6), '-angle': see_in_soft_light(50, 24)},
    'serac': {'-macro': see_detail((0.09, -0.18, 1.12), 0.54, -30, 15), '-angle': see_in_soft_light(-38, 30)},
    'strand': {'-macro': see_detail((0.12, -0.13, 2.0), 0.5, -22, 12), '-angle': see_at_night(55, 10)},
    'tessandro': {**see_from_above(15), '-macro': see_detail((0.38, -0.6, 0.8), 0.46, 36, 6), '-angle': see_in_soft_light(35, 42)},
    'torvane': {'-macro': see_detail((0.24, -0.66, 0.78), 0.52, 30, 10), '-angle': see_in_soft_light(-50, 34)},
    'valmeyrac': {'-macro': see_detail((0.27, -0.175, 0.7), 0.36, 14, 3), '-angle': see_at_night(-40, 16)},
    'vasse': {'-macro': see_detail((0.08, -0.3, 1.62), 0.62, 30, 14, light=SIDE), '-angle': see_at_night(-50, 10)},
    'vessarine': {'-macro': see_detail((0.015, -0.21, 0.53), 0.46, -22, -1), '-angle': see_at_night(38, 10)},
}


def list_shots(house):
    """Returns the four shots of a house by the suffix of their file names."""
    return {suffix: replace(shot, **SHOT_CHANGES[house].get(suffix, {})) for suffix, shot in DEFAULT_SHOTS.items()}

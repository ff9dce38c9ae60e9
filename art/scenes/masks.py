"""Finds where the object of each house is in its landscape and portrait pictures.

    blender -b --python masks.py -- FILE [HOUSE…]

writes the masks of these houses, or of all, to FILE: a JSON object with a mask for each picture, by its address on the
site. A mask has a row [top, left, right] for each ROW_PERCENT of the picture's height in which the object is seen, all
in percent of the picture.
"""
import json
import sys
from math import ceil, floor
from pathlib import Path

import bpy
import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from materials import make_plain  # noqa: E402
from objects import BUILDERS  # noqa: E402
from shapes import get_all_objects  # noqa: E402
from shots import list_shots  # noqa: E402
from studio import add_camera, build_studio, prepare_scene  # noqa: E402

ROW_PERCENT = 2
SIZES_PX = {'': (320, 180), '-tall': (180, 240)}


def hide_set(visible_objects):
    """Leaves only some objects in the render: sharp, opaque and before nothing."""
    scene = bpy.context.scene
    for obj in set(get_all_objects()) - set(visible_objects):
        obj.hide_render = True
    scene.cycles.samples = 1
    scene.render.film_transparent = True
    scene.view_layers[0].material_override = make_plain('#ffffff', 1)


def render_coverage(file):
    """Renders the scene, and returns how opaque each pixel is, from the upper left."""
    scene = bpy.context.scene
    scene.camera.data.dof.use_dof = False
    scene.render.filepath = str(file)
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(str(file))
    width, height = image.size
    coverage = np.array(image.pixels).reshape(height, width, 4)[::-1, :, 3]
    bpy.data.images.remove(image)
    return coverage


def trace_rows(coverage):
    """Returns the rows of a mask."""
    height, width = coverage.shape
    rows = []
    for top in range(0, 100, ROW_PERCENT):
        first, last = (round(height * percent / 100) for percent in (top, top + ROW_PERCENT))
        columns = np.flatnonzero(coverage[first:last].any(0))
        if columns.size:
            rows.append([top, floor(columns[0] * 100 / width), ceil((columns[-1] + 1) * 100 / width)])
    return rows


def trace_house(house, build_object, file):
    """Returns the masks of a house's two pictures by their addresses."""
    prepare_scene()
    settings = build_object()
    house_objects = get_all_objects()
    points = build_studio(house, settings)
    hide_set(house_objects)
    render, shots, masks = bpy.context.scene.render, list_shots(house), {}
    for suffix, (render.resolution_x, render.resolution_y) in SIZES_PX.items():
        add_camera(shots[suffix], points)
        masks[f'/media/objects/{house}{suffix}.jpg'] = trace_rows(render_coverage(file))
    return masks


def write_masks(file, masks):
    lines = [f'  {json.dumps(address)}: {json.dumps(rows, separators=(",", ":"))}' for address, rows in sorted(masks.items())]
    file.write_text('{\n' + ',\n'.join(lines) + '\n}\n')


def main():
    file_name, *houses = sys.argv[sys.argv.index('--') + 1:]
    file = Path(file_name)
    masks = json.loads(file.read_text()) if file.exists() else {}
    for house in houses or BUILDERS:
        masks |= trace_house(house, BUILDERS[house], Path(bpy.app.tempdir) / 'coverage.png')
        write_masks(file, masks)


main()

"""Renders the table of one scene from this folder.

    blender -b --python render.py -t 3 -- SCENE FOLDER
"""
import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import_module(sys.argv[sys.argv.index('--') + 1])

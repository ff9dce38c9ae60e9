/**
 * Finds where the object of each house is in its landscape and portrait pictures, and writes content/object-masks.json:
 * `npm run masks` for all houses, or `npm run masks -- serac vasse` for some.
 */
import { runInBlender } from './blender.ts';
import { OBJECT_MASKS_FILE } from './site-files.ts';

await runInBlender('masks.py', [OBJECT_MASKS_FILE, ...process.argv.slice(2)]);

import type { Rgb } from '../../render/color.ts';
import { block, type Corner, drum, turned, type Vec } from '../../render/forms.ts';
import type { Form } from '../../render/march.ts';
import { clear } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';

/** A table top at height 0. */
export const table = (finish: Finish): Thing => put((_x, y) => y, finish, [0, 0, 0]);

/** A wall that faces the viewer, at a depth. */
export const wall = (finish: Finish, z: number): Thing => put((_x, _y, w) => w, finish, [0, 0, z]);

/** A slab with a front edge: a counter or a bench. */
export const slab = (finish: Finish, halfWidth: number, front: number, back: number, thick = 0.09): Thing =>
  put(block(halfWidth, thick / 2, (front - back) / 2, 0.012), finish, [0, -thick / 2, (front + back) / 2]);

/** A vessel turned from an outline of its outer side, from the foot up; `thick` is its wall. */
export function hollow(outer: Corner[], thick: number, floor: number): Form {
  const top = outer[outer.length - 1];
  const body = turned([[0, outer[0][1]], ...outer, [0, top[1]]]);
  const inner: Corner[] = outer.filter(([, y]) => y > floor).map(([r, y]) => [Math.max(r - thick, 0.001), y]);
  const first = inner[0];
  const room = turned([
    [0, floor],
    [first[0] * 0.8, floor],
    ...inner,
    [inner[inner.length - 1][0], top[1] + 1],
    [0, top[1] + 1],
  ]);
  return (x, y, z) => Math.max(body(x, y, z), -room(x, y, z));
}

/** A cut stone with its point down: eight facets above the girdle and eight below. */
export function cutStone(size: number): Form {
  const facet = (r: number, y: number, lean: number, girdle: number): number =>
    Math.sin(lean) * (r - girdle) + Math.cos(lean) * y;
  return (x, y, z) => {
    const sector = Math.PI / 4;
    const a = Math.atan2(z, x);
    const radius = Math.hypot(x, z) / size;
    const main = radius * Math.cos(a - Math.round(a / sector) * sector);
    const star = radius * Math.cos(a - (Math.round(a / sector - 0.5) + 0.5) * sector);
    const h = y / size;
    const crown = Math.max(facet(main, h, 0.6, 1), facet(star, h - 0.2, 0.4, 0.78), h - 0.36);
    const pavilion = Math.max(facet(main, -h, 0.72, 1), facet(star, -h, 0.76, 1));
    return Math.max(crown, pavilion, radius - 1.01) * size;
  };
}

/** A reel of thread, standing. */
export function reel(thread: Finish, ends: Finish, at: Vec, size = 1): Thing[] {
  const [x, y, z] = at;
  const wound: Form = (u, v, w) =>
    drum(0.078 * size + 0.002 * size * Math.cos((v / size) * 420), 0.09 * size, 0.01)(u, v, w) * 0.7;
  const rim = drum(0.1 * size, 0.009 * size);
  return [
    put(wound, thread, [x, y + 0.105 * size, z], { reach: 0.14 * size }),
    put(rim, ends, [x, y + 0.009 * size, z], { reach: 0.12 * size }),
    put(rim, ends, [x, y + 0.2 * size, z], { reach: 0.12 * size }),
  ];
}

/** A stemmed glass, filled to a level; the wine is what one unit of it leaves of white light. */
export function wineGlass(wine: Rgb, level: number, at: Vec): Thing {
  const bowl: Corner[] = [
    [0.02, 0.24],
    [0.09, 0.275],
    [0.142, 0.34],
    [0.152, 0.4],
    [0.142, 0.48],
    [0.108, 0.68],
  ];
  const outer = turned([
    [0, 0],
    [0.135, 0],
    [0.13, 0.008],
    [0.03, 0.02],
    [0.012, 0.05],
    [0.011, 0.2],
    ...bowl,
    [0, 0.68],
  ]);
  const inner = turned([
    [0, 0.262],
    ...bowl.slice(1).map(([r, y]): Corner => [r - 0.008, y + 0.004]),
    [0.1, 0.8],
    [0, 0.8],
  ]);
  const form: Form = (x, y, z) => Math.max(outer(x, y, z), -Math.max(inner(x, y, z), level - y));
  const liquid: Form = (x, y, z) => Math.max(inner(x, y, z), y - level);
  return put(form, clear(wine, 1.42, liquid), [at[0], at[1], at[2]], { reach: 0.72 });
}

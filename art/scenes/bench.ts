import { BRASS, hex, type Rgb, STEEL } from '../render/color.ts';
import { type Form, roundBox, roundCylinder } from '../render/march.ts';

/** Height of the bench over the floor; lengths are in metres. */
export const BENCH = 0.9;

export interface Tool {
  form: Form;
  color: Rgb;
  /** 0 for wood or leather, 1 for metal. */
  metal: number;
  gloss: number;
}

const WOOD = hex('#6b4526');
const BOX = hex('#8d6a3c');
const LEATHER = hex('#4a2617');
const LINEN = hex('#cdbfa4');
const CORK = hex('#7a5a3c');

const onBench = (form: Form, cx: number, cz: number): Form => {
  return (x, y, z) => form(x - cx, y - BENCH, z - cz);
};

/** Turns a form round the upright axis. */
const turned = (form: Form, angle: number): Form => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (x, y, z) => form(c * x + s * z, y, c * z - s * x);
};

/** A body turned on a lathe: its radius at a height. */
const lathed =
  (radius: (y: number) => number, low: number, high: number): Form =>
  (x, y, z) =>
    Math.max((Math.sqrt(x * x + z * z) - radius(y)) * 0.6, low - y, y - high);

/** A pear of wood, fullest where the palm takes it. */
function pear(y: number): number {
  const t = Math.min(Math.max((y - 0.148) / 0.1, 0), 1);
  const crown = Math.max(0, (t - 0.8) / 0.2);
  return (0.0105 + 0.0135 * Math.sin(Math.PI * 0.86 * t ** 1.3)) * Math.sqrt(Math.max(0, 1 - crown * crown));
}

/** An awl stands in a round of cork: wooden bulb, brass collar, steel point. */
const awl = {
  cork: ((x, y, z) => roundCylinder(x, y - 0.025, z, 0.055, 0.025, 0.006)) as Form,
  point: lathed((y) => 0.0022 + Math.max(y - 0.05, 0) * 0.045, 0.02, 0.13),
  collar: ((x, y, z) => roundCylinder(x, y - 0.137, z, 0.0115, 0.012, 0.003)) as Form,
  handle: lathed(pear, 0.148, 0.248),
};

/** Chisels upright in a rack: handles of several heights in a row. */
const CHISELS = [0.2, 0.235, 0.18, 0.25, 0.215];
const APART = 0.058;
const rack: Form = (x, y, z) => roundBox(x, y - 0.045, z, 0.16, 0.045, 0.032, 0.005);
/** A part of every chisel, given from the top of its handle; only the nearest is measured. */
const each =
  (part: Form): Form =>
  (x, y, z) => {
    const n = Math.min(Math.max(Math.round(x / APART + 2), 0), CHISELS.length - 1);
    return Math.min(part(x - (n - 2) * APART, y - CHISELS[n], z), APART / 2);
  };
const handles = each((x, y, z) => roundCylinder(x, y + 0.048, z, 0.0145 - y * 0.03, 0.048, 0.011) * 0.85);
const ferrules = each((x, y, z) => roundCylinder(x, y + 0.102, z, 0.0125, 0.008, 0.002));
const blades = each((x, y, z) => roundBox(x, y + 0.15, z, 0.0095, 0.05, 0.003, 0.001));

/** Waxed thread on a turned reel. */
const reel: Form = (x, y, z) =>
  Math.min(
    roundCylinder(x, Math.abs(y - 0.075) - 0.066, z, 0.058, 0.008, 0.004),
    roundCylinder(x, y - 0.075, z, 0.018, 0.086, 0.003),
  );
const thread: Form = (x, y, z) =>
  roundCylinder(x, y - 0.075, z, 0.044 + 0.0012 * Math.cos(y * 900), 0.056, 0.012) * 0.75;

const head: Form = (x, y, z) => roundCylinder(z, x, y - 0.032, 0.03, 0.062, 0.007);
const shaft: Form = (x, y, z) => roundCylinder(x, z - 0.14, y - 0.032, 0.0125 + 0.004 * Math.cos(z * 14), 0.15, 0.008);

const dish: Form = (x, y, z) => {
  const r = Math.hypot(x, z);
  return Math.max(Math.abs(Math.hypot(r, y - 0.115) - 0.115) - 0.003, y - 0.052) * 0.7;
};
const filings: Form = (x, y, z) => Math.max(Math.hypot(x, (y - 0.012) * 2.4, z) - 0.068, -y) * 0.5;

const roll: Form = (x, y, z) => {
  const r = Math.hypot(y - 0.05, z);
  const leaf = Math.abs(((r * 90 + Math.atan2(y - 0.05, z) / 6.283) % 1) - 0.5);
  return Math.max(r - 0.05, Math.abs(x) - 0.13 + (leaf < 0.1 ? 0.004 : 0)) * 0.8;
};

const at = (form: Form, [x, z]: Place, color: Rgb, metal: number, gloss: number, angle = 0): Tool => ({
  form: onBench(angle ? turned(form, angle) : form, x, z),
  color,
  metal,
  gloss,
});

/** Where a tool stands, and how far from there it reaches. */
type Place = readonly [x: number, z: number, reach: number];

const CHISEL_RACK: Place = [-0.44, 1.42, 0.175];
const AWL: Place = [0.03, 1.62, 0.06];
const REEL: Place = [0.46, 1.48, 0.065];
const HAMMER: Place = [0.3, 1.72, 0.31];
const DISH: Place = [-0.15, 1.5, 0.12];
const ROLL: Place = [-0.8, 1.38, 0.17];

/** What lies ready on the bench, place by place. */
const SETS: readonly (readonly [Place, ...Tool[]])[] = [
  [
    CHISEL_RACK,
    at(rack, CHISEL_RACK, WOOD, 0, 0.3, 0.12),
    at(handles, CHISEL_RACK, BOX, 0, 0.5, 0.12),
    at(ferrules, CHISEL_RACK, BRASS, 1, 0.9, 0.12),
    at(blades, CHISEL_RACK, STEEL, 1, 0.9, 0.12),
  ],
  [
    AWL,
    at(awl.cork, AWL, CORK, 0, 0.1),
    at(awl.point, AWL, STEEL, 1, 1),
    at(awl.collar, AWL, BRASS, 1, 0.9),
    at(awl.handle, AWL, WOOD, 0, 0.7),
  ],
  [REEL, at(reel, REEL, BOX, 0, 0.5), at(thread, REEL, LINEN, 0, 0.2)],
  [HAMMER, at(head, HAMMER, STEEL, 1, 0.8, 0.7), at(shaft, HAMMER, WOOD, 0, 0.5, 0.7)],
  [DISH, at(dish, DISH, BRASS, 1, 0.8), at(filings, DISH, BRASS, 1, 0.5)],
  [ROLL, at(roll, ROLL, LEATHER, 0, 0.5, -0.25)],
];
export const TOOLS: Tool[] = SETS.flatMap(([, ...tools]) => tools);

const forms = SETS.map(([[x, z, reach], ...tools]) => ({ x, z, reach, tools: tools.map(({ form }) => form) }));

/** Distance to the nearest tool; from afar a place on the bench counts as the upright cylinder round it. */
export const tools: Form = (x, y, z) => {
  let near = 9;
  for (const place of forms) {
    const dx = x - place.x;
    const dz = z - place.z;
    const away = Math.sqrt(dx * dx + dz * dz) - place.reach;
    if (away >= near) continue;
    if (away > 0.02) near = away;
    else for (const form of place.tools) near = Math.min(near, form(x, y, z));
  }
  return near;
};

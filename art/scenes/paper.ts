import { BRASS, hex, IVORY, mix, scale } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { STUDIO, unit } from '../render/light.ts';
import { clamp, smoothstep } from '../render/math.ts';
import { createNoise } from '../render/noise.ts';
import { relief } from '../render/relief.ts';
import type { Scene } from '../render/scene.ts';

const PAPER = mix(IVORY, hex('#cdbfa6'), 0.35);

/** Paper and bindings. Kinds: `edges` (fanned sheets), `binding` (woven cloth, a gilt line, the block of pages). */
export const paper: Scene = (width, height, { seed, tone, kind, view }) => {
  const noise = createNoise(seed);
  const cloth = scale(tone, 1.15);
  const lighting = { ...STUDIO, key: unit(0.7, 0.6, 0.42), strength: 2.1, fill: 0.1 };

  /** Height and brightness of a stack of sheets at a place across it. */
  const sheets = (x: number, across: number, pitch: number): { height: number; shade: number } => {
    const line = across / pitch + noise.smooth(x * 1.1, across * 3) * 0.6;
    const sheet = Math.floor(line);
    const inside = line - sheet;
    const own = noise.cell(sheet, 5);
    const wave = noise.smooth(x * 1.6 + own * 3, sheet * 0.37) * 0.012;
    const round = Math.sqrt(Math.max(0, 1 - (inside * 2 - 1) ** 2));
    const height = own * 0.012 + wave + round * 0.006;
    return { height, shade: (0.3 + 0.7 * round ** 0.5) * (0.8 + 0.2 * own) };
  };

  const picture = relief(
    width,
    height,
    view,
    (x, y, p) => {
      p.metal = 0;
      p.film = 0;
      p.sheen = 0.1;
      p.rough = 0.85;
      if (kind === 'edges') {
        const bow = 0.32 * (x + 0.25) ** 2 * (1 - 0.4 * y) + noise.smooth(x * 0.7, 2) * 0.12;
        const across = y - bow;
        const spread = 0.0085 + 0.017 * clamp(0.5 + noise.smooth(across * 1.2, 9) * 0.9);
        const { height, shade } = sheets(x, across, spread * 0.75 + 0.003);
        const swell = noise.fbm(x * 0.8, across * 1.6, 2);
        p.height = height + swell * 0.14;
        const tint = smoothstep(0.42, 0.5, noise.cell(Math.floor(across / 0.19), 2));
        for (const [c, key] of (['r', 'g', 'b'] as const).entries()) {
          p[key] = (PAPER[c] * tint + (PAPER[c] * 0.86 + cloth[c] * 0.14) * (1 - tint)) * shade;
        }
        return;
      }
      const lean = y + x * 0.12;
      if (lean < -0.16) {
        const across = -0.16 - lean;
        const { height, shade } = sheets(x, across, 0.0105);
        p.height = height - 0.05 - across * 0.15;
        p.r = PAPER[0] * shade;
        p.g = PAPER[1] * shade;
        p.b = PAPER[2] * shade;
        return;
      }
      const slub = noise.fbm(x * 3, y * 26, 2) * 0.5;
      const u = x * 150 + noise.smooth(x * 9, y * 9) * 0.6;
      const v = y * 150 + slub * 0.6;
      const over = (Math.floor(u) + Math.floor(v)) & 1;
      const across = over ? u - Math.floor(u) : v - Math.floor(v);
      const strand = Math.sqrt(Math.max(0, 1 - (across * 2 - 1) ** 2));
      const shoulder = 0.07 * Math.exp(-(((lean - 0.2) / 0.05) ** 2)) - 0.05 * Math.exp(-(((lean - 0.09) / 0.02) ** 2));
      p.height = strand * 0.0019 + shoulder * 0.5 - 0.045 * smoothstep(-0.11, -0.17, lean);
      const shade = (0.45 + 0.55 * strand) * (0.85 + slub * 0.35);
      [p.r, p.g, p.b] = scale(cloth, shade);
      p.sheen = 0.7;
      const gilt =
        smoothstep(0.0055, 0.004, Math.abs(lean - 0.36)) + smoothstep(0.0022, 0.0014, Math.abs(lean - 0.385));
      if (gilt > 0.5) {
        [p.r, p.g, p.b] = BRASS;
        p.metal = 1;
        p.rough = 0.3;
        p.sheen = 0;
        p.height -= 0.002;
      }
    },
    lighting,
  );
  return focus(picture, 0.02, (x, y) => Math.abs(y - 0.03 + x * 0.1) * 1.9 - 0.3);
};

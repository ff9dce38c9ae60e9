/** Colours are linear RGB triples; hex strings are sRGB. */
export type Rgb = readonly [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** Linear light to an sRGB value between 0 and 1. */
export const toSrgb = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

export function hex(code: string): Rgb {
  const n = Number.parseInt(code.slice(1), 16);
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const scale = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k];

export const luminance = (a: Rgb): number => a[0] * 0.2126 + a[1] * 0.7152 + a[2] * 0.0722;

/** The same hue, brought to a given luminance: house accents are too dark to be used as they are. */
export const atLuminance = (a: Rgb, target: number): Rgb => scale(a, target / Math.max(luminance(a), 1e-4));

export const INK = hex('#14161a');
export const IVORY = hex('#efe8dc');
export const STONE = hex('#b9b0a2');
export const BRASS = hex('#c9a56a');
export const STEEL = hex('#c3c6c8');

import { lerp, smoothstep } from '../render/math.ts';

/** Draws the film at a time, in seconds, as 8-bit pixels. */
export type Draw = (seconds: number, width: number, height: number) => Uint8Array;

export interface Film {
  name: string;
  width: number;
  height: number;
  seconds: number;
  /** The point that must stay in view when the poster is cropped. */
  focal: string;
  /** The size the encoder aims at. */
  bytes: number;
  draw: Draw;
}

/** One take of a montage; its time is 0 where it stands alone for the first time. */
export type Shot = Draw;

/** A slow start and a slow end, without ever coming to rest: from 0 to 1. */
export const glide = (t: number): number => lerp(t, smoothstep(0, 1, t), 0.45);

function dissolve(from: Uint8Array, to: Uint8Array, share: number): Uint8Array {
  return from.map((value, i) => value + (to[i] - value) * share + 0.5);
}

/** Shots of `slot` seconds in a ring; each dissolves into the next over the last `fade` seconds of its slot. */
export function ring(shots: Shot[], slot: number, fade: number): Draw {
  return (seconds, width, height) => {
    const now = Math.floor(seconds / slot) % shots.length;
    const inside = seconds % slot;
    const shown = shots[now](inside, width, height);
    const left = slot - inside;
    if (left >= fade) return shown;
    const next = shots[(now + 1) % shots.length](-left, width, height);
    return dissolve(shown, next, smoothstep(0, 1, 1 - left / fade));
  };
}

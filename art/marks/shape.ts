/** Shapes that can be set beside, above and over one another. */

import type { Box, Outline } from './outline.ts';
import * as outlines from './outline.ts';

/** An outline and the box that it takes up when it is set with others: for letters, from cap height to baseline. */
export interface Shape {
  outline: Outline;
  box: Box;
}

export const width = ({ box }: Shape): number => box.right - box.left;

export const height = ({ box }: Shape): number => box.bottom - box.top;

/** A shape whose box is its ink, unless told otherwise. */
export const shape = (outline: Outline, box: Box = outlines.bounds(outline)): Shape => ({ outline, box });

export const move = ({ outline, box }: Shape, dx: number, dy: number): Shape => ({
  outline: outlines.translate(outline, dx, dy),
  box: { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy },
});

export const scale = ({ outline, box }: Shape, by: number): Shape => ({
  outline: outlines.map(outline, ([x, y]) => [x * by, y * by]),
  box: { left: box.left * by, top: box.top * by, right: box.right * by, bottom: box.bottom * by },
});

/** The shapes together, as they lie. */
export const group = (...shapes: Shape[]): Shape => ({
  outline: shapes.flatMap(({ outline }) => outline),
  box: {
    left: Math.min(...shapes.map(({ box }) => box.left)),
    top: Math.min(...shapes.map(({ box }) => box.top)),
    right: Math.max(...shapes.map(({ box }) => box.right)),
    bottom: Math.max(...shapes.map(({ box }) => box.bottom)),
  },
});

/** The shapes with the first one's box: the others are ornaments that do not count when it is set with others. */
export const adorn = (main: Shape, ...ornaments: Shape[]): Shape => ({ ...group(main, ...ornaments), box: main.box });

/** The shape moved so that the middle of its box is at a point. */
export const centre = (it: Shape, x: number, y: number): Shape =>
  move(it, x - (it.box.left + it.box.right) / 2, y - (it.box.top + it.box.bottom) / 2);

/** The shapes one under the other, on one axis. */
export function stack(gap: number, ...shapes: Shape[]): Shape {
  let y = 0;
  const placed = shapes.map((it) => {
    const at = move(it, -(it.box.left + it.box.right) / 2, y - it.box.top);
    y = at.box.bottom + gap;
    return at;
  });
  return group(...placed);
}

/** The shapes side by side, their middles on one line. */
export function row(gap: number, ...shapes: Shape[]): Shape {
  let x = 0;
  const placed = shapes.map((it) => {
    const at = move(it, x - it.box.left, -(it.box.top + it.box.bottom) / 2);
    x = at.box.right + gap;
    return at;
  });
  return group(...placed);
}

/** The shapes side by side on one baseline. */
export function line(gap: number, ...shapes: Shape[]): Shape {
  let x = 0;
  const placed = shapes.map((it) => {
    const at = move(it, x - it.box.left, -it.box.bottom);
    x = at.box.right + gap;
    return at;
  });
  return group(...placed);
}

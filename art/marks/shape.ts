/** Shapes that can be arranged beside, above and over one another. */

import type { Box, Outline } from './outline.ts';
import * as outlines from './outline.ts';

/**
 * An outline and the box that it occupies when it is arranged with others: for letters, from cap height to baseline.
 */
export interface Shape {
  outline: Outline;
  box: Box;
}

export const getWidth = ({ box }: Shape): number => box.right - box.left;

export const getHeight = ({ box }: Shape): number => box.bottom - box.top;

/** Creates a shape; by default, its box encloses the outline. */
export const createShape = (outline: Outline, box: Box = outlines.getBounds(outline)): Shape => ({ outline, box });

export const moveShape = ({ outline, box }: Shape, dx: number, dy: number): Shape => ({
  outline: outlines.translate(outline, dx, dy),
  box: { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy },
});

export const scaleShape = ({ outline, box }: Shape, factor: number): Shape => ({
  outline: outlines.mapPoints(outline, ([x, y]) => [x * factor, y * factor]),
  box: { left: box.left * factor, top: box.top * factor, right: box.right * factor, bottom: box.bottom * factor },
});

/** Combines shapes where they are. */
export const groupShapes = (...shapes: Shape[]): Shape => ({
  outline: shapes.flatMap(({ outline }) => outline),
  box: {
    left: Math.min(...shapes.map(({ box }) => box.left)),
    top: Math.min(...shapes.map(({ box }) => box.top)),
    right: Math.max(...shapes.map(({ box }) => box.right)),
    bottom: Math.max(...shapes.map(({ box }) => box.bottom)),
  },
});

/** Combines a shape with ornaments, which do not enlarge its box. */
export const addOrnaments = (main: Shape, ...ornaments: Shape[]): Shape => ({
  ...groupShapes(main, ...ornaments),
  box: main.box,
});

/** Moves a shape so that the middle of its box is at a point. */
export const centreAt = (shape: Shape, x: number, y: number): Shape =>
  moveShape(shape, x - (shape.box.left + shape.box.right) / 2, y - (shape.box.top + shape.box.bottom) / 2);

/** Arranges shapes one below the other, centred on one axis. */
export function stackVertically(gap: number, ...shapes: Shape[]): Shape {
  let y = 0;
  const placedShapes = shapes.map((shape) => {
    const placedShape = moveShape(shape, -(shape.box.left + shape.box.right) / 2, y - shape.box.top);
    y = placedShape.box.bottom + gap;
    return placedShape;
  });
  return groupShapes(...placedShapes);
}

/** Arranges shapes side by side, vertically centred. */
export function arrangeInRow(gap: number, ...shapes: Shape[]): Shape {
  let x = 0;
  const placedShapes = shapes.map((shape) => {
    const placedShape = moveShape(shape, x - shape.box.left, -(shape.box.top + shape.box.bottom) / 2);
    x = placedShape.box.right + gap;
    return placedShape;
  });
  return groupShapes(...placedShapes);
}

/** Arranges shapes side by side on one baseline. */
export function alignOnBaseline(gap: number, ...shapes: Shape[]): Shape {
  let x = 0;
  const placedShapes = shapes.map((shape) => {
    const placedShape = moveShape(shape, x - shape.box.left, -shape.box.bottom);
    x = placedShape.box.right + gap;
    return placedShape;
  });
  return groupShapes(...placedShapes);
}

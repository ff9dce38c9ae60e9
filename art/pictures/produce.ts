import { develop } from '../render/grade.ts';
import { resize } from '../render/image.ts';
import { bloom } from '../render/lens.ts';
import { SCENES, type SceneName } from '../scenes/index.ts';
import type { PictureSpec } from './list.ts';

/** Soft scenes are rendered smaller and enlarged: they hold no detail that a lens would show. */
const DETAIL: Partial<Record<SceneName, number>> = {
  gem: 0.7,
  glass: 0.8,
  landscape: 0.75,
  pearl: 0.8,
  set: 0.6,
  silk: 0.8,
};

/** Renders one picture of the list at a size, and returns its 8-bit pixels; `detail` is drawn to shown pixels. */
export function produce(
  spec: PictureSpec,
  width: number,
  height: number,
  detail = DETAIL[spec.scene] ?? 1,
): Uint8Array {
  const drawn = SCENES[spec.scene](Math.round(width * detail), Math.round(height * detail), spec);
  return develop(resize(bloom(drawn, 0.22), width, height), spec.grade, spec.seed);
}

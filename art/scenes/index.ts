import type { Scene } from '../render/scene.ts';
import { dial } from './dial.ts';
import { gem } from './gem.ts';
import { glass } from './glass.ts';
import { landscape } from './landscape.ts';
import { leather } from './leather.ts';
import { movement } from './movement.ts';
import { paper } from './paper.ts';
import { pearl } from './pearl.ts';
import { set } from './set.ts';
import { silk } from './silk.ts';
import { slopes } from './slopes.ts';

export const SCENES = {
  dial,
  gem,
  glass,
  landscape,
  leather,
  movement,
  paper,
  pearl,
  set,
  silk,
  slopes,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

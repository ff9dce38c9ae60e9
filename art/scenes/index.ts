import type { Scene } from '../render/scene.ts';
import { dial } from './dial.ts';
import { gem } from './gem.ts';
import { glass } from './glass.ts';
import { landscape } from './landscape.ts';
import { leather } from './leather.ts';
import { movement } from './movement.ts';
import { paper } from './paper.ts';
import { pearl } from './pearl.ts';
import { room } from './room.ts';
import { set } from './set.ts';
import { silk } from './silk.ts';
import { slopes } from './slopes.ts';
import { stone } from './stone.ts';

export const SCENES = {
  dial,
  gem,
  glass,
  landscape,
  leather,
  movement,
  paper,
  pearl,
  room,
  set,
  silk,
  slopes,
  stone,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

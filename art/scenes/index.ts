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
import { silk } from './silk.ts';
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
  silk,
  stone,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

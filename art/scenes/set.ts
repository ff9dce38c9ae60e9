import { createNoise } from '../render/noise.ts';
import { photograph } from '../render/photograph.ts';
import type { Scene } from '../render/scene.ts';
import type { SetMaker } from '../render/stage.ts';
import { chalet, summit } from './sets/alps.ts';
import { arcade } from './sets/arcade.ts';
import { cellar } from './sets/cellar.ts';
import { council } from './sets/council.ts';
import { couturier } from './sets/couturier.ts';
import { curtain } from './sets/curtain.ts';
import { engineer } from './sets/engineer.ts';
import { formulator } from './sets/formulator.ts';
import { gallery, sculpture } from './sets/gallery.ts';
import { hotelier } from './sets/hotelier.ts';
import { jeweller } from './sets/jeweller.ts';
import { compacts, crimson, teagift } from './sets/lacquer.ts';
import { lanterns } from './sets/lanterns.ts';
import { ledger } from './sets/ledger.ts';
import { letters } from './sets/letters.ts';
import { perfumer } from './sets/perfumer.ts';
import { plumb } from './sets/plumb.ts';
import { printer } from './sets/printer.ts';
import { saddler } from './sets/saddler.ts';
import { stair } from './sets/stair.ts';
import { tearoom } from './sets/tearoom.ts';
import { vanity } from './sets/vanity.ts';
import { loggia, villa } from './sets/villa.ts';
import { grapes, redwine } from './sets/vintage.ts';
import { watchmaker } from './sets/watchmaker.ts';
import { weights } from './sets/weights.ts';
import { oakbench, toolwall } from './sets/workroom.ts';

const SETS: Record<string, SetMaker> = {
  arcade,
  cellar,
  chalet,
  compacts,
  council,
  couturier,
  crimson,
  curtain,
  engineer,
  formulator,
  gallery,
  grapes,
  hotelier,
  jeweller,
  lanterns,
  ledger,
  letters,
  loggia,
  oakbench,
  perfumer,
  plumb,
  printer,
  redwine,
  saddler,
  sculpture,
  stair,
  summit,
  teagift,
  tearoom,
  toolwall,
  vanity,
  villa,
  watchmaker,
  weights,
};

/** Builds the set of a kind, and photographs it. */
export const set: Scene = (width, height, { seed, tone, kind, view }) =>
  photograph(SETS[kind](createNoise(seed), tone), width, height, view);

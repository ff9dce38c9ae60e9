import { hex } from '../render/color.ts';
import type { Grade } from '../render/grade.ts';
import type { SceneOptions, View } from '../render/scene.ts';
import type { SceneName } from '../scenes/index.ts';

export interface PictureSpec extends SceneOptions {
  /** Address on the site, under /media/. */
  path: string;
  scene: SceneName;
  width: number;
  height: number;
  /** The point that must stay in view when the picture is cropped. */
  focal: string;
  grade: Grade;
}

/** What a line of the list may set; the rest has a usual value. */
interface Choice {
  kind?: string;
  seed?: number;
  focal?: string;
  exposure?: number;
  calm?: number;
  left?: number;
  view?: Partial<View>;
}

type Size = readonly [width: number, height: number];

const WIDE: Size = [2400, 1350];
const TALL: Size = [1200, 1500];
const NEWS: Size = [1600, 1000];

const picture = ([width, height]: Size, path: string, scene: SceneName, tone: string, choice: Choice): PictureSpec => ({
  path: `/media/${path}.jpg`,
  scene,
  width,
  height,
  tone: hex(tone),
  kind: choice.kind ?? '',
  seed: choice.seed ?? 3,
  focal: choice.focal ?? '60% 45%',
  view: { x: 0, y: 0, zoom: 1, turn: 0, tilt: 0, ...choice.view },
  phase: 0,
  grade: { exposure: choice.exposure ?? 0.8, calm: choice.calm ?? 0, left: choice.left ?? 0, grain: 0.03 },
});

const DESK: Size = [1600, 1200];

const SAND = '#cfc4b2';

/** The pictures of the home page's hero, from which its film sets out. */
export const HERO = {
  silk: picture(WIDE, 'home/hero-1', 'silk', SAND, {
    seed: 5,
    kind: 'gold',
    calm: 0.9,
    left: 0.55,
    exposure: 0.72,
    view: { zoom: 0.6 },
  }),
  movement: picture(WIDE, 'home/hero-2', 'movement', '#a98b5d', {
    seed: 11,
    calm: 0.8,
    left: 0.35,
    exposure: 0.76,
    view: { zoom: 1.15, tilt: 0.5, turn: 0.2, x: 0.02 },
    focal: '65% 50%',
  }),
  vines: picture(WIDE, 'home/hero-3', 'slopes', '#5a4a2c', {
    seed: 1,
    calm: 0.6,
    left: 0.45,
    exposure: 1.2,
    focal: '65% 45%',
  }),
};

/** Only the film shows these. */
export const STONE_TAKE = picture(WIDE, 'films/stone', 'gem', '#5b6f80', {
  kind: 'brilliant',
  seed: 52,
  calm: 0.6,
  exposure: 0.9,
  view: { x: -0.24, y: -0.02, zoom: 1.25, tilt: 0.36 },
});
export const HOUSE_FILM = picture([1280, 720], 'films/house', 'silk', SAND, {
  kind: 'gold',
  seed: 5,
  view: { zoom: 0.6 },
});

const sectors = [
  picture(WIDE, 'sectors/leather-goods', 'leather', '#6f4427', { kind: 'seam', seed: 6, view: { tilt: 0.5 } }),
  picture(WIDE, 'sectors/couture', 'silk', '#4a4450', { seed: 14, kind: 'satin', exposure: 1, view: { zoom: 0.6 } }),
  picture(WIDE, 'sectors/watches', 'movement', '#5a4632', { seed: 4, view: { tilt: 0.5, turn: -0.5, x: 0.1 } }),
  picture(WIDE, 'sectors/jewellery', 'gem', '#2c4a63', { kind: 'row', seed: 9, view: { tilt: 0.5 } }),
  picture(WIDE, 'sectors/perfumes', 'glass', '#7a5a2b', { kind: 'flacon', view: { x: -0.25, turn: -0.45, zoom: 1.1 } }),
  picture(WIDE, 'sectors/cosmetics', 'set', '#a58480', { kind: 'vanity', focal: '55% 55%' }),
  picture(WIDE, 'sectors/wines-spirits', 'glass', '#7a4a1a', { kind: 'tumbler', view: { x: -0.25, zoom: 1.15 } }),
  picture(WIDE, 'sectors/hospitality', 'set', '#35566b', { kind: 'chalet', focal: '58% 55%', exposure: 0.9 }),
  picture(WIDE, 'sectors/publishing', 'paper', '#3a3a3a', { kind: 'edges', seed: 7, view: { zoom: 0.9 } }),
];

/** A house has a wide picture and a closer, upright one. */
const house = (
  id: string,
  scene: SceneName,
  tone: string,
  wide: Choice,
  tall: Choice & { scene?: SceneName },
): PictureSpec[] => [
  picture(WIDE, `houses/${id}`, scene, tone, wide),
  picture(TALL, `houses/${id}-detail`, tall.scene ?? scene, tone, { kind: wide.kind, focal: '50% 50%', ...tall }),
];

const houses = [
  house(
    'orvaine',
    'leather',
    '#6f4427',
    { kind: 'fold', seed: 21, view: { tilt: 0.4, turn: 0.25 } },
    { seed: 22, view: { zoom: 1.5, tilt: 0.5, turn: -0.5 } },
  ),
  house(
    'tessandro',
    'leather',
    '#6c281e',
    { kind: 'stud', seed: 23, exposure: 0.72, view: { tilt: 0.5, turn: -0.15 } },
    { seed: 24, view: { zoom: 1.3, tilt: 0.4, turn: 0.35, x: 0.05, y: 0.08 } },
  ),
  house(
    'corvelle',
    'leather',
    '#3f4a3a',
    { kind: 'seam', seed: 25, view: { tilt: 0.45, turn: 0.5 }, exposure: 0.95 },
    { seed: 26, view: { zoom: 1.6, tilt: 0.5, turn: 0.8 }, exposure: 0.95 },
  ),
  house(
    'vasse',
    'silk',
    '#3a3440',
    { kind: 'satin', seed: 31, view: { zoom: 0.65, turn: 0.9 }, exposure: 1.1 },
    { seed: 32, view: { zoom: 0.8 }, exposure: 1.1 },
  ),
  house(
    'morvino',
    'silk',
    '#5f1f2c',
    { kind: 'satin', seed: 33, view: { zoom: 0.6, turn: 0.4 } },
    { seed: 34, view: { zoom: 0.8, turn: -0.4 } },
  ),
  house(
    'strand',
    'silk',
    '#4a6374',
    { kind: 'matte', seed: 35, view: { zoom: 0.7, turn: -0.5 }, exposure: 0.9 },
    { seed: 36, view: { zoom: 1, turn: 0.5 }, exposure: 0.9 },
  ),
  house(
    'helvant',
    'movement',
    '#23384f',
    { seed: 41, view: { tilt: 0.55, turn: 0.6, zoom: 1.1 } },
    { seed: 42, view: { tilt: 0.4, turn: 0.3, zoom: 1.3, x: 0.3, y: 0.02 } },
  ),
  house(
    'reuselin',
    'movement',
    '#6a4a30',
    { seed: 43, view: { tilt: 0.5, turn: 1.2, zoom: 1.2, x: 0.1, y: 0.05 } },
    { seed: 44, view: { tilt: 0.4, turn: -0.6, zoom: 1.3, x: -0.3, y: 0.1 } },
  ),
  house(
    'okurano',
    'dial',
    '#1f4a5c',
    { seed: 45, view: { tilt: 0.4, turn: 0.25, zoom: 1.05 } },
    { seed: 46, view: { tilt: 0.3, turn: -0.3, zoom: 1.25, x: 0.32, y: 0.02 } },
  ),
  house(
    'sarmante',
    'gem',
    '#cdc0e8',
    { kind: 'strand', seed: 51, exposure: 0.9, view: { tilt: 0.45, y: -0.04 }, focal: '55% 62%' },
    { kind: 'brilliant', seed: 52, exposure: 0.85, view: { x: 0.18, tilt: 0.35, zoom: 0.82 } },
  ),
  house(
    'delacourbe',
    'gem',
    '#2c4a63',
    { kind: 'step', seed: 53, view: { tilt: 0.45 } },
    { seed: 54, view: { x: 0.18, zoom: 1.5, tilt: 0.3, y: 0.1 } },
  ),
  house(
    'vessarine',
    'gem',
    '#8a5a1e',
    { kind: 'brilliant', seed: 55, view: { tilt: 0.55 } },
    { seed: 56, view: { x: 0.25, zoom: 1.5, tilt: 0.5 } },
  ),
  house(
    'ondrelle',
    'glass',
    '#7c3f52',
    { kind: 'flacon', view: { x: -0.25, turn: 0.55, zoom: 1.05 }, focal: '66% 45%' },
    { view: { turn: 0.25, zoom: 1.1, x: 0.02, y: -0.02 } },
  ),
  house(
    'qasrine',
    'glass',
    '#7a5a2b',
    { kind: 'flacon', seed: 6, view: { x: -0.3, turn: -0.7, zoom: 1.3, y: -0.04 }, focal: '72% 45%' },
    { seed: 7, view: { turn: -0.3, zoom: 1.7, x: 0.02, y: -0.08 } },
  ),
  house(
    'nacrene',
    'pearl',
    '#8a4a55',
    { kind: 'pearls', seed: 61, view: { tilt: 0.4 } },
    { kind: 'pearls', seed: 62, view: { zoom: 1.5, x: 0.22, y: 0.02, tilt: 0.3 } },
  ),
  house('hanaori', 'set', '#8a1722', { kind: 'compacts', focal: '60% 55%', exposure: 0.9 }, { kind: 'crimson' }),
  house(
    'valmeyrac',
    'landscape',
    '#5a1f2c',
    { kind: 'vines', seed: 71, exposure: 0.9 },
    { scene: 'set', kind: 'redwine' },
  ),
  house(
    'rochefaille',
    'glass',
    '#6b5a2a',
    { kind: 'decanter', view: { x: -0.25, y: 0.02, zoom: 1.05 }, focal: '65% 45%' },
    { view: { zoom: 1.35, y: -0.05 } },
  ),
  house(
    'arradale',
    'glass',
    '#7a4a1a',
    { kind: 'tumbler', seed: 9, view: { x: -0.22, turn: 0.2, zoom: 1.3, y: -0.03 } },
    { seed: 10, view: { zoom: 1.5, x: 0.03, y: -0.1 } },
  ),
  house('torvane', 'landscape', '#6a2f2a', { kind: 'hills', seed: 74 }, { scene: 'set', kind: 'grapes' }),
  house('serac', 'set', '#35566b', { kind: 'summit', focal: '58% 40%' }, { view: { x: 0.22, y: 0.06, zoom: 1.35 } }),
  house(
    'lumerane',
    'set',
    '#a8ad96',
    { kind: 'villa', focal: '57% 50%', exposure: 0.95 },
    { kind: 'loggia', view: { x: 0.13, y: -0.02, zoom: 1.25 } },
  ),
  house(
    'palimore',
    'paper',
    '#3a3a3a',
    { kind: 'binding', seed: 91, view: { tilt: 0.4 } },
    { kind: 'edges', seed: 92, view: { zoom: 1.2, turn: 0.6 } },
  ),
].flat();

const pages = [
  picture(WIDE, 'pages/group', 'set', '#4a3226', { kind: 'council', focal: '48% 55%', exposure: 2.1 }),
  picture(WIDE, 'pages/profile', 'silk', SAND, { kind: 'satin', seed: 102, view: { zoom: 0.6, turn: 0.7 } }),
  picture(WIDE, 'pages/history', 'paper', '#4a3226', { kind: 'binding', seed: 103, view: { tilt: 0.4, turn: -0.1 } }),
  picture(WIDE, 'pages/governance', 'set', '#b5a48c', { kind: 'arcade', focal: '55% 50%', exposure: 0.95 }),
  picture(WIDE, 'pages/key-figures', 'movement', '#8a8070', {
    seed: 105,
    view: { tilt: 0.5, turn: -0.9, zoom: 1.5, x: 0.25, y: 0.05 },
  }),
  picture(WIDE, 'pages/ethics', 'set', '#b7aa98', { kind: 'plumb', focal: '65% 55%' }),
  picture(WIDE, 'pages/sustainability', 'landscape', '#3f5a46', { kind: 'hills', seed: 107 }),
  picture(WIDE, 'pages/talents', 'set', '#8a8d86', { kind: 'oakbench', focal: '62% 52%' }),
  picture(WIDE, 'pages/investors', 'set', '#23272b', { kind: 'weights', focal: '66% 55%', exposure: 0.9 }),
  picture(WIDE, 'pages/press', 'paper', '#3a3a3a', { kind: 'edges', seed: 111, view: { zoom: 1.1, turn: -0.3 } }),
  picture(WIDE, 'pages/contact', 'set', '#6f8490', { kind: 'letters', focal: '55% 50%', exposure: 0.85, calm: 0.75 }),
  picture(WIDE, 'pages/patronage', 'set', '#6b6570', { kind: 'sculpture', focal: '62% 45%', exposure: 1.6 }),
  picture(WIDE, 'pages/members-china', 'set', '#8a1d18', { kind: 'teagift', focal: '56% 55%' }),
  picture(WIDE, 'pages/kyoto-atelier', 'set', '#4b5a63', { kind: 'tearoom', focal: '70% 60%', exposure: 0.9 }),
];

const news = [
  picture(NEWS, 'news/q3-2026-revenue', 'set', '#22302b', { kind: 'ledger', focal: '62% 45%', exposure: 0.72 }),
  picture(NEWS, 'news/climate-roadmap-2030', 'landscape', '#35566b', { kind: 'lake', seed: 122 }),
  picture(NEWS, 'news/valmeyrac-harvest-2026', 'landscape', '#5a1f2c', { kind: 'vines', seed: 123, exposure: 0.9 }),
  picture(NEWS, 'news/half-year-2026', 'silk', '#6a5a44', { kind: 'gold', seed: 124, view: { zoom: 0.6 } }),
  picture(NEWS, 'news/apprentices-class-2026', 'set', '#a8998a', { kind: 'toolwall', focal: '50% 40%' }),
  picture(NEWS, 'news/orvaine-new-workshop', 'leather', '#6f4427', {
    kind: 'seam',
    seed: 126,
    view: { tilt: 0.5, turn: 0.3 },
  }),
  picture(NEWS, 'news/annual-general-meeting-2026', 'set', '#b8ab9a', { kind: 'stair', focal: '50% 50%' }),
  picture(NEWS, 'news/annual-results-2025', 'movement', '#a98b5d', {
    seed: 128,
    view: { tilt: 0.5, turn: 0.9, zoom: 1.3, x: -0.2, y: 0.05 },
  }),
  picture(NEWS, 'news/okurano-blue-dial', 'dial', '#1f4a6c', {
    seed: 129,
    view: { tilt: 0.45, turn: -0.2, zoom: 1.2, x: 0.1 },
  }),
  picture(NEWS, 'news/regenerative-leather', 'leather', '#8a6a48', {
    kind: 'fold',
    seed: 130,
    view: { tilt: 0.4, turn: -0.4 },
  }),
  picture(NEWS, 'news/lumerane-reopens', 'set', '#a39a80', { kind: 'loggia', focal: '55% 55%' }),
  picture(NEWS, 'news/halcyre-prize-craft', 'paper', '#5a1f2c', {
    kind: 'binding',
    seed: 132,
    view: { tilt: 0.4, turn: 0.2 },
  }),
  picture(NEWS, 'news/sarmante-archive', 'gem', '#b9a8e2', {
    kind: 'step',
    seed: 133,
    exposure: 0.65,
    view: { x: 0.06, tilt: 0.5 },
  }),
  picture(NEWS, 'news/women-in-workshops', 'silk', '#8a6a5a', {
    kind: 'matte',
    seed: 134,
    view: { zoom: 0.7, turn: 0.2 },
  }),
];

/** The women and men of the group, shown by their tools. */
const people = [
  picture(DESK, 'people/saddler', 'set', '#7a4526', { kind: 'saddler', seed: 3, focal: '30% 50%' }),
  picture(DESK, 'people/watchmaker', 'set', '#5b675f', { kind: 'watchmaker', seed: 3, focal: '52% 50%' }),
  picture(DESK, 'people/jeweller', 'set', '#3a2a22', { kind: 'jeweller', seed: 3, focal: '50% 40%' }),
  picture(DESK, 'people/perfumer', 'set', '#aeb3a4', { kind: 'perfumer', seed: 3, focal: '45% 55%' }),
  picture(DESK, 'people/couturier', 'set', '#5a6478', { kind: 'couturier', seed: 3, focal: '55% 50%' }),
  picture(DESK, 'people/cellar-master', 'set', '#6b4a2e', { kind: 'cellar', seed: 3, focal: '50% 50%' }),
  picture(DESK, 'people/hotelier', 'set', '#3b463f', { kind: 'hotelier', seed: 3, focal: '60% 50%' }),
  picture(DESK, 'people/printer', 'set', '#4c3a2b', { kind: 'printer', seed: 3, focal: '40% 45%' }),
  picture(DESK, 'people/formulator', 'set', '#b9b4ad', { kind: 'formulator', seed: 3, focal: '55% 55%' }),
  picture(DESK, 'people/engineer', 'set', '#22384f', { kind: 'engineer', seed: 3, focal: '48% 50%' }),
];

const events = [
  picture(WIDE, 'events/open-workshops', 'set', '#5a4a45', { kind: 'curtain', focal: '55% 55%' }),
  picture(WIDE, 'events/evening', 'set', '#35425a', { kind: 'lanterns', focal: '62% 50%' }),
  picture(WIDE, 'events/exhibition', 'set', '#34363a', { kind: 'gallery', focal: '55% 45%', exposure: 1 }),
];

const others = [
  picture([313, 313], 'fallback/small', 'silk', SAND, { kind: 'satin', seed: 141, view: { zoom: 0.7 } }),
  picture([1760, 567], 'fallback/large', 'silk', SAND, { kind: 'satin', seed: 142, view: { zoom: 0.95 } }),
];

export const PICTURES: PictureSpec[] = [
  ...Object.values(HERO),
  ...sectors,
  ...houses,
  ...pages,
  ...news,
  ...people,
  ...events,
  ...others,
];

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The layers of the code: each imports only those below it, and nothing from the other folders of its line. */
const layers = [
  ['pages'],
  ['components/pages', 'components/popups'],
  ['components/shell'],
  ['components/special-event', 'components/sections'],
  ['components/jobs'],
  ['cards', 'charts', 'consent', 'forms', 'lists', 'search', 'seo'].map((name) => `components/${name}`),
  ['components/ui'],
  ['hooks'],
  ['contexts'],
  ['lib/site'],
  ['lib/api'],
  ['lib/upstreams'],
  ['lib/pdf', 'lib/browser'],
  ['lib/platform'],
  ['lib/model'],
  ['lib/i18n'],
  ['lib/shared'],
];

/** What is forbidden besides: upstreams know only the files that they read, and browsers have no server. */
const apart = [
  [/^lib\/upstreams\/(?!files\/)(\w+)\/(?!index\.ts$)/, /^lib\/upstreams\/(?!files\/)(\w+)\//],
  [/^lib\/browser\//, /^lib\/platform\//],
] as const;

const folders = layers.flatMap((line, level) => line.map((folder) => ({ folder, level })));
const placeOf = (file: string) => folders.find(({ folder }) => file.startsWith(`${folder}/`));

/** Why one file may not import another; null if it may. */
const complaint = (file: string, imported: string): string | null => {
  const [from, to] = [placeOf(file), placeOf(imported)];
  if (!from || !to) return null;
  const isUp = to.level < from.level || (to.level === from.level && to.folder !== from.folder);
  const isApart = apart.some(([one, other]) => {
    const [, own] = one.exec(file) ?? [];
    const [isOther, theirs] = other.exec(imported) ?? [];
    return one.test(file) && isOther !== undefined && (own === undefined || own !== theirs);
  });
  return isUp || isApart ? `${file} imports ${imported}` : null;
};

const importPattern = /(?:^|\n)(?:import|export)\b[^'"`;]*?from '([^']+)'|\bimport\('([^']+)'\)/g;

/** The files of the project that a file imports, without their endings. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, static_, dynamic]) => {
    const name = static_ ?? dynamic ?? '';
    if (name.startsWith('@/')) return [`${name.slice(2)}/`];
    return name.startsWith('.') ? [`${path.join(path.dirname(file), name)}/`] : [];
  });

const files = globSync('{pages,components,hooks,contexts,lib}/**/*.{ts,tsx,js}').filter(
  (file) => !/\.(test|d)\.tsx?$/.test(file),
);

it('imports go down only', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap((file) =>
      importsOf(file)
        .map((imported) => complaint(file, imported))
        .filter(Boolean),
    ),
  ).toEqual([]);
});

it.each(globSync('lib/upstreams/*/contract.ts'))('%s knows no vendor: it imports the model and locales', (file) => {
  for (const imported of importsOf(file)) expect(imported).toMatch(/^lib\/(i18n|model|upstreams\/\w+\/)/);
});

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
const forbiddenImports = [
  [/^lib\/upstreams\/(?!files\/)(\w+)\/(?!index\.ts$)/, /^lib\/upstreams\/(?!files\/)(\w+)\//],
  [/^lib\/browser\//, /^lib\/platform\//],
] as const;

const folders = layers.flatMap((line, level) => line.map((folder) => ({ folder, level })));
const findLayer = (file: string) => folders.find(({ folder }) => file.startsWith(`${folder}/`));

/** Why one file may not import another; null if it may. */
const findViolation = (file: string, imported: string): string | null => {
  const [from, to] = [findLayer(file), findLayer(imported)];
  if (!from || !to) return null;
  const isUp = to.level < from.level || (to.level === from.level && to.folder !== from.folder);
  const isForbidden = forbiddenImports.some(([importerPattern, importedPattern]) => {
    const [, importerFolder] = importerPattern.exec(file) ?? [];
    const [isMatch, importedFolder] = importedPattern.exec(imported) ?? [];
    return (
      importerPattern.test(file) &&
      isMatch !== undefined &&
      (importerFolder === undefined || importerFolder !== importedFolder)
    );
  });
  return isUp || isForbidden ? `${file} imports ${imported}` : null;
};

const importPattern = /(?:^|\n)(?:import|export)\b[^'"`;]*?from '([^']+)'|\bimport\('([^']+)'\)/g;

/** The files of the project that a file imports, without their endings. */
const listImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, staticName, dynamicName]) => {
    const name = staticName ?? dynamicName ?? '';
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
      listImports(file)
        .map((imported) => findViolation(file, imported))
        .filter(Boolean),
    ),
  ).toEqual([]);
});

it.each(globSync('lib/upstreams/*/contract.ts'))('%s knows no vendor: it imports the model and locales', (file) => {
  for (const imported of listImports(file)) expect(imported).toMatch(/^lib\/(i18n|model|upstreams\/\w+\/)/);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The layers of the code, the highest first. A folder imports only from lower layers and from itself. */
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

/**
 * Further imports that are forbidden, as a pattern for the importing file and one for the imported file: an upstream
 * imports no other upstream except `files`, a section no other section, and code for browsers nothing from the platform of
 * the server.
 */
const forbiddenImports = [
  [/^lib\/upstreams\/(?!files\/)(\w+)\/(?!index\.ts$)/, /^lib\/upstreams\/(?!files\/)(\w+)\//],
  [/^components\/sections\/([\w-]+)\//, /^components\/sections\/([\w-]+)\//],
  [/^lib\/browser\//, /^lib\/platform\//],
] as const;

const folders = layers.flatMap((layer, level) => layer.map((folder) => ({ folder, level })));
const findLayer = (file: string) => folders.find(({ folder }) => file.startsWith(`${folder}/`));

/** The violation as `<file> imports <imported>`; null if the import is allowed. */
const findViolation = (file: string, imported: string): string | null => {
  const [from, to] = [findLayer(file), findLayer(imported)];
  if (!from || !to) return null;
  const isUp = to.level < from.level || (to.level === from.level && to.folder !== from.folder);
  const isForbidden = forbiddenImports.some(([importerPattern, importedPattern]) => {
    const [, importerFolder] = importerPattern.exec(file) ?? [];
    const [match, importedFolder] = importedPattern.exec(imported) ?? [];
    return (
      importerPattern.test(file) &&
      match !== undefined &&
      (importerFolder === undefined || importerFolder !== importedFolder)
    );
  });
  return isUp || isForbidden ? `${file} imports ${imported}` : null;
};

const importPattern = /(?:^|\n)(?:import|export)\b[^'"`;]*?from '([^']+)'|\bimport\('([^']+)'\)/g;

/** The files of the project that a file imports, without their extensions. */
const listImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, staticName, dynamicName]) => {
    const name = staticName ?? dynamicName ?? '';
    if (name.startsWith('@/')) return [`${name.slice(2)}/`];
    return name.startsWith('.') ? [`${path.join(path.dirname(file), name)}/`] : [];
  });

const files = globSync('{pages,components,hooks,contexts,lib}/**/*.{ts,tsx,js}').filter(
  (file) => !/\.(test|d)\.tsx?$/.test(file),
);

it('files import only from lower layers', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap((file) =>
      listImports(file)
        .map((imported) => findViolation(file, imported))
        .filter(Boolean),
    ),
  ).toEqual([]);
});

it('a file of styles belongs to the component beside it, and imports no component', () => {
  for (const file of files)
    for (const imported of listImports(file)) {
      const [, styled] = /^(.*)\.styles\/$/.exec(imported) ?? [];
      if (styled) expect(file).toBe(`${styled}.tsx`);
      if (file.endsWith('.styles.ts')) expect(imported, file).toMatch(/^(styles|lib\/i18n)\//);
    }
});

it.each(globSync('lib/upstreams/*/contract.ts'))(
  '%s depends on no vendor: it imports only the model, locales and upstreams',
  (file) => {
    for (const imported of listImports(file)) expect(imported).toMatch(/^lib\/(i18n|model|upstreams\/\w+\/)/);
  },
);

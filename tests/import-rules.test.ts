import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeContent, writeFolder } from './support/content';

afterAll(removeContent);

/** A file, an import that is forbidden there, and the linter's message. */
const broken: [file: string, imported: string, complaint: string][] = [
  ['lib/model/a.ts', '../cms', 'The model, the locales and the helpers'],
  ['lib/i18n/a.ts', '../site/pages/load-page', 'The model, the locales and the helpers'],
  ['lib/model/lists/a.ts', '@/components/ui/Icon', 'The model, the locales and the helpers'],
  ['lib/platform/process/a.ts', '../state/sqlite', 'The model, the locales and the helpers'],
  ['lib/platform/http/a.ts', '../jobs/contract', 'Shared tools import the model'],
  ['lib/pdf/a.ts', '../search', 'Shared tools import the model'],
  ['lib/upstreams/cms/embedded/a.ts', '../../media', 'Upstreams do not import each other'],
  ['lib/site/alerts/embedded/a.ts', '../../jobs/contract', 'Upstreams do not import each other'],
  ['lib/upstreams/search/a.ts', '../site/search/content-index', 'Upstreams do not import each other'],
  ['lib/upstreams/cms/embedded/d.ts', '../../search/contract', 'Upstreams do not import each other'],
  ['lib/upstreams/jobs/index.ts', '../site/careers/jobs', 'Upstreams import the model'],
  ['lib/api/a.ts', '../site/pages/load-page', 'lib/api does not import'],
  ['lib/site/pages/a.ts', '@/contexts/ContentContext', 'lib does not import components'],
  ['lib/browser/a.ts', '../site/pages/load-page', 'Browsers run this'],
  ['contexts/A.tsx', '@/hooks/useRequest', 'Contexts do not import hooks'],
  ['hooks/useA.ts', '@/components/ui/Icon', 'Hooks do not import components'],
  ['components/ui/A.tsx', '../cards/Card', 'Each folder of components'],
  ['components/cards/A.tsx', '@/components/lists/ListPages', 'Each folder of components'],
  ['components/jobs/A.tsx', '@/components/sections/Section', 'Each folder of components'],
  ['components/sections/A.tsx', '@/components/shell/Layout', 'Each folder of components'],
  ['components/shell/header/A.tsx', '../../popups/Popups', 'Each folder of components'],
  ['components/popups/A.tsx', '@/pages/_app', 'Each folder of components'],
  ['components/forms/A.tsx', '@/lib/site/pages/load-page', 'Server-only code'],
  ['hooks/useB.ts', '@/lib/model/page', 'Server-only code'],
];

/** Imports that are allowed. */
const allowed: [file: string, imported: string][] = [
  ['lib/upstreams/cms/embedded/b.ts', '../../model/media'],
  ['lib/upstreams/cms/embedded/c.ts', '../../http/or-null'],
  ['lib/site/subscriptions/index.ts', '../mailing'],
  ['lib/site/pages/b.ts', '../../cms'],
  ['components/sections/B.tsx', '@/components/lists/ListPages'],
  ['components/popups/B.tsx', '@/components/sections/Sections'],
  ['hooks/useC.ts', '@/contexts/ContentContext'],
];

const circle = { 'lib/shared/one.ts': './two', 'lib/shared/two.ts': './one' };

/** What the linter reports for each file with the given import. */
const lint = (files: (readonly [file: string, imported: string])[]) => {
  const root = writeFolder(
    Object.fromEntries(
      files.map(([file, from]) => [file, `import { it } from '${from}';\n\nexport const use = () => it;\n`]),
    ),
  );
  for (const settings of ['biome.json', 'lint']) cpSync(settings, path.join(root, settings), { recursive: true });
  const { stdout } = spawnSync(
    path.resolve('node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'],
    { cwd: root, encoding: 'utf8' },
  );
  return (file: string) => stdout.split('\n').filter((line) => line.includes(`/${file},`));
};

const complaints = lint([
  ...broken.map(([file, imported]) => [file, imported] as const),
  ...allowed,
  ...Object.entries(circle),
]);

it.each(broken)('%s may not import %s', (file, _, complaint) => {
  expect(complaints(file)).toEqual([expect.stringContaining(complaint)]);
});

it.each(allowed)('%s may import %s', (file) => {
  expect(complaints(file)).toEqual([]);
});

it.each(globSync('lib/*/contract.ts'))(
  '%s imports only what is independent of vendors: the model and locales',
  (file) => {
    const sources = [...readFileSync(file, 'utf8').matchAll(/from '(.*)'/g)].map(([, source]) => source);
    for (const source of sources) expect(source).toMatch(/^(node:|\.\.\/(i18n|model)\/)/);
  },
);

it.each(Object.keys(circle))('%s may not be part of an import cycle', (file) => {
  expect(complaints(file)).toEqual([expect.stringContaining('noImportCycles')]);
});

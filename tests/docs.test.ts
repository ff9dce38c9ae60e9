import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The files that a document links to, without other sites and anchors in the document itself. */
const listLinks = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)/g)].flatMap(([, target = '']) =>
    /^\w+:/.test(target) ? [] : [path.join(path.dirname(document), target)],
  );

it.each(globSync('lib/browser/next/*').filter((file) => !file.includes('.test.')))(
  '%s is described in the decision about internals of the framework',
  (file) => {
    expect(readFileSync('docs/adr/0021-internals-of-the-framework.md', 'utf8')).toContain(`\n| \`${file}\` | `);
  },
);

/** The paths of the pictures, films and downloads that the examples in a document refer to. */
const listFiles = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/(?:^|[\s`])(\/media\/|file:)([\w/.-]+\.\w+)/gm)].map(
    ([, kind = '', name = '']) => (kind === 'file:' ? `content/files/${name}` : `public${kind}${name}`),
  );

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'art/README.md',
  'cms/README.md',
  ...globSync('docs/**/*.md'),
])('%s has no broken links, and no examples with files that do not exist', (document) => {
  expect([...listLinks(document), ...listFiles(document)].filter((file) => !existsSync(file))).toEqual([]);
});

it('the specification names tests that exist', () => {
  const rows = readFileSync('docs/audits/specification.md', 'utf8').matchAll(/\]\(\.\.\/\.\.\/([^)]+)\): “([^”]+)”/g);
  const missing = [...rows].filter(
    ([, file = '', name = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name),
  );
  expect(missing.map(([row]) => row)).toEqual([]);
});

it('the table of ASVS names files that exist', () => {
  const references = readFileSync('docs/audits/asvs.md', 'utf8').matchAll(/`((?:[\w-]+\/)+[\w.-]+\.\w+)`/g);
  expect([...references].map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
});

/** Names in the documents and comments that others define. */
const foreignNames = ['closeIdleConnections', 'noGlobalEval', 'addObject', 'deleteIndex', 'editSettings'];

it('names in code font in documents and comments exist in the code', () => {
  const comment = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
  const codeFiles = globSync(
    '{art,bench,components,contexts,cms,e2e,hooks,lib,pages,scripts,server,tests}/**/*.{ts,tsx,mts,js}',
    { exclude: ['**/node_modules', '**/dist'] },
  );
  const sources = [...codeFiles, ...globSync(['*.{ts,js,mts,json}', 'deploy/prometheus/alerts.yaml'])].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const code = sources.map((source) => source.replace(comment, '')).join('\n');
  const names = new Set([...code.matchAll(/\w+/g)].map(([name]) => name).concat(foreignNames));
  const texts = [
    ...sources.flatMap((source) => source.match(comment) ?? []),
    ...['CONTRIBUTING.md', 'README.md', ...globSync('docs/*.md'), ...globSync('docs/{audits,vendors,style}/*.md')].map(
      (file) => readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, ''),
    ),
  ];
  const mentioned = texts.flatMap((text) =>
    [...text.matchAll(/`(\w*[a-z][A-Z]\w*)(?:\(\))?`/g)].map(([, name = '']) => name),
  );
  expect(mentioned.filter((name) => !names.has(name))).toEqual([]);
});

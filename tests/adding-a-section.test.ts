import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, filesIn, insertBefore, runIn } from './support/project-copy';

/** The steps of README, "A section type", for an invented section that counts houses. */
const shape = {
  'lib/model/section-content.ts': (copy: string) =>
    insertBefore(
      copy,
      'lib/model/section-content.ts',
      '    archives: section(',
      `    'house-count': section('house-count', { title: text, remark: text }),`,
    ),
  'lib/model/section-data.ts': (copy: string) =>
    insertBefore(
      copy,
      'lib/model/section-data.ts',
      '  archives: z.object(',
      `  'house-count': z.object({ count: z.number() }),`,
    ),
};

const definition = `import { pagesOf } from '../pages/directory';
import type { Definitions } from './definition';

export const houseCountSections: Definitions<'house-count'> = {
  'house-count': {
    namespaces: [],
    load: async (_, { edition }) => ({ count: (await pagesOf(edition, 'house')).length }),
  },
};
`;
const component = `import type { Section as SectionOf } from '@/lib/model/section';
import { Section } from './Section';

export function HouseCount({ anchor, title, remark, count }: SectionOf<'house-count'>) {
  return (
    <Section anchor={anchor} title={title}>
      <p>
        {count} {remark}
      </p>
    </Section>
  );
}
`;

/** The other places. Each does not compile until it is done. */
const places: Record<string, (copy: string) => void> = {
  'lib/site/sections/index.ts': (copy) => {
    const file = 'lib/site/sections/index.ts';
    writeFileSync(path.join(copy, 'lib/site/sections/house-count.ts'), definition);
    insertBefore(copy, file, 'import { jobSections }', "import { houseCountSections } from './house-count';");
    insertBefore(copy, file, '  ...formSections,', '  ...houseCountSections,');
  },
  'lib/site/search/text-of.ts': (copy) =>
    insertBefore(copy, 'lib/site/search/text-of.ts', '  role: true,', '  remark: true,'),
  'components/sections/registry.ts': (copy) => {
    const file = 'components/sections/registry.ts';
    writeFileSync(path.join(copy, 'components/sections/HouseCount.tsx'), component);
    insertBefore(copy, file, 'import { Quote }', "import { HouseCount } from './HouseCount';");
    insertBefore(copy, file, '  archives: Archives,', "  'house-count': HouseCount,");
  },
  'components/sections/script-budgets.ts': (copy) =>
    insertBefore(copy, 'components/sections/script-budgets.ts', "  archives: 'page',", "  'house-count': 'page',"),
  'tests/sections.test.tsx': (copy) => {
    const file = 'tests/sections.test.tsx';
    const example = "{ type: 'house-count', title: 'Our houses', remark: 'houses so far', count: 23 }";
    insertBefore(copy, file, '  archives: {', `  'house-count': ${example},`);
    insertBefore(copy, file, "  archives: ['H2 Archives'", "  'house-count': ['H2 Our houses'],");
  },
};

const shown = `// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { wholeList } from '@/lib/model/lists/list-query';
import { loadPage } from '@/lib/site/pages/load-page';
import { renderSections } from '@/tests/support/sections';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, version } = await import('@/tests/support/content');
  const sections = [{ type: 'house-count', title: 'Our houses', remark: 'houses so far' }];
  return { cms: fixtureCms({ 'pages/legal/en.yaml': version({ slug: 'legal', pageTitle: 'Legal', sections }) }) };
});

it('is shown', async () => {
  const loaded = await loadPage({ locale: 'en', draft: false }, 'legal', wholeList);
  renderSections(...(loaded?.page.sections ?? []));
  expect(screen.getByRole('heading', { name: 'Our houses' })).toBeVisible();
  expect(screen.getByText(/^[1-9]\\d* houses so far$/)).toBeVisible();
});
`;

let copy: string;
beforeAll(() => {
  copy = copyProject();
  for (const add of Object.values(shape)) add(copy);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true }), 60_000);

/** The files of the copy with type errors. */
const filesWithErrors = async () => filesIn(await runIn(copy, 'tsc', '--noEmit', '--pretty', 'false'));

it.each([...Object.keys(shape), ...Object.keys(places)])('README names %s', (file) => {
  const [, steps = ''] = /\*\*A section type\.\*\*(.*?)\n\*\*/s.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(steps).toContain(file.endsWith('index.ts') ? path.dirname(file) : file);
});

it('a section type does not compile if it is missing in any of the places', { timeout: 300_000 }, async () => {
  expect(await filesWithErrors()).toEqual(expect.arrayContaining(Object.keys(places)));
});

it('a section type is loaded and shown once it is in all of them', { timeout: 300_000 }, async () => {
  for (const add of Object.values(places)) add(copy);
  expect(await filesWithErrors()).toEqual([]);
  writeFileSync(path.join(copy, 'tests/house-count.test.tsx'), shown);
  expect(await runIn(copy, 'vitest', 'run', 'tests/house-count.test.tsx')).toMatch(/Tests +1 passed \(1\)/);
});

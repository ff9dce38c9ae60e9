import { globSync, readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { buildContents } from '@/art/documents/contents.mts';
import { makePdf } from '@/art/documents/pdf.mts';
import { conditions, findFaults } from '@/tests/support/pdf/ua';

vi.setConfig({ testTimeout: 120_000 });

const files = globSync('content/files/**/*.pdf');
const faultsByFile = new Map(files.map((file) => [file, findFaults(readFileSync(file))]));

describe('a PDF that visitors may download meets no condition under which PDF/UA fails', () => {
  it.each(Object.keys(conditions))('%s', (condition) => {
    expect(faultsByFile.size).toBeGreaterThanOrEqual(120);
    expect([...faultsByFile].filter(([, fileFaults]) => condition in fileFaults)).toEqual([]);
  });
});

const openPdf = (file: Buffer) => getDocumentProxy(new Uint8Array(file));
const readText = async (file: Buffer) => (await extractText(await openPdf(file), { mergePages: true })).text;

describe('the words of a PDF that visitors may download', () => {
  it('are copied whole, whatever their letter spacing', async () => {
    for (const file of files) {
      const text = await readText(readFileSync(file));
      expect(text, file).not.toMatch(/(?:^|\s)\p{L} \p{L} \p{L}(?:\s|$)/mu);
      expect(text, file).not.toMatch(/\d\p{Lu}\p{Ll}/u);
      expect(text, file).not.toContain('  ');
      expect(text, file).not.toContain('〓');
    }
  });
  it.each([
    ['en', 'Voting rights', '1 NOVEMBER 2026'],
    ['fr', 'Droits de vote', '1ER NOVEMBRE 2026'],
  ] as const)('have correctly written dates, in %s', async (language, title, date) => {
    const contents = buildContents('voting-rights', '2026-10', language);
    expect(await readText(await makePdf({ title, language, date: '2026-11-01' }, contents))).toContain(date);
  });
});

describe('the bookmarks of a PDF that visitors may download', () => {
  const readOutline = async (name: string) =>
    (await (await openPdf(readFileSync(`content/files/finance/${name}`))).getOutline())?.map(({ title }) => title);

  it('are the titles of its parts, if it has several pages', async () => {
    const titles = buildContents('annual-report', '2025', 'fr').parts.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(5);
    expect(await readOutline('2025/halcyre-annual-report-2025-fr.pdf')).toEqual(titles);
    expect(await readOutline('2025/halcyre-annual-results-presentation-2025-fr.pdf')).toContain('L’exercice');
  });

  it('do not exist if it is short', async () => {
    expect(await readOutline('2026/halcyre-voting-rights-2026-10-en.pdf')).toBeUndefined();
  });
});

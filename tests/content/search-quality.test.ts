import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { searchEntries } from '@/lib/site/search/content-index';
import { getSectionProse } from '@/lib/site/search/section-text';
import { cms } from '@/lib/upstreams/cms';
import { loadPages } from '@/tests/support/cms-pages';
import { testJudgedQueries } from './judged-queries';

testJudgedQueries();

/** The alternative texts of all pictures in a part of the content. */
const collectAlternativeTexts = (value: unknown): string[] =>
  Object.entries(Object(value)).flatMap(([name, part]) =>
    name === 'alt' ? [String(part)] : typeof part === 'object' ? collectAlternativeTexts(part) : [],
  );

describe.each(locales)('the search in %s', (locale) => {
  const edition = { locale, draft: false };

  it('has every result in a category of its form', async () => {
    const category = (await cms.settings(edition)).categories.map(({ key }) => key);
    const find = async (filters: { category?: string[] }) => {
      const { entries } = await searchEntries(edition, { search: '', sort: 'date_desc', filters });
      return entries.map(({ id }) => id);
    };
    expect(await find({ category })).toEqual(await find({}));
  });

  it('describes results by sentences that their pages show, never by the alternative text of a picture', async () => {
    const pages = await loadPages(cms, edition);
    const alternativeTexts = new Set(pages.flatMap(({ sections }) => collectAlternativeTexts(sections)));
    expect(alternativeTexts.size).toBeGreaterThan(100);
    const descriptions = pages.flatMap(({ summary, sections }) => [summary, ...getSectionProse(sections).split('\n')]);
    expect(descriptions.filter((text) => text && alternativeTexts.has(text))).toEqual([]);
  });
});

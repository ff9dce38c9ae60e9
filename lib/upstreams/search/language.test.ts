import { describe, expect, it } from 'vitest';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';
import { parseWords } from '@/lib/i18n/words';
import { searchWords } from '@/lib/model/search-words';
import { runStepsSync } from '@/lib/platform/process/steps';
import type { Aliases } from './contract';
import { buildCollectionIndex } from './embedded/collection-index';
import { createLanguage } from './language';

const createSearch = (locale: Locale, searchFile: object, titles: string[], aliases: Aliases[] = []) => {
  const documents = titles.map((title, position) => ({
    title: parseWords(title, getLanguageTag(locale)),
    document: {
      id: title,
      version: '',
      title,
      language: getLanguageTag(locale),
      facts: [],
      body: [],
      date: '2026-01-01',
      position,
      facets: {},
      labels: {},
    },
  }));
  const collection = { name: '', language: locale };
  const index = runStepsSync(buildCollectionIndex(collection, documents));
  const language = createLanguage(locale, { ...searchWords.parse(searchFile), aliases });
  return (text: string, isStrict = false) => {
    const query = { collection, text, locale, sort: 'relevance', page: 0, size: 9, isStrict } as const;
    const { ids, correction } = index.query(query, language);
    return { ids, correction };
  };
};

describe('synonyms', () => {
  const search = createSearch(
    'en',
    {
      synonyms: [
        ['CEO', 'chief executive'],
        ['lawyer', 'legal counsel'],
      ],
    },
    ['The Chief Executive', 'Executive chef', 'Legal counsel'],
  );

  it('find each other, as phrases and words, in any case and number', () => {
    expect(search('ceo').ids).toEqual(['The Chief Executive']);
    expect(search('Lawyers').ids).toEqual(['Legal counsel']);
    expect(search('chief executive').ids).toEqual(['The Chief Executive']);
  });

  it('also apply to strict searches', () => {
    expect(search('ceo', true).ids).toEqual(['The Chief Executive']);
    expect(search('ceo submarine', true).ids).toEqual([]);
  });

  it('work beside other words', () => {
    expect(search('who is the CEO')).toEqual({ ids: ['The Chief Executive'], correction: null });
  });
});

it('finds the target of an alias by its phrases, and not the other way round', () => {
  const aliases = [{ phrases: ['Northern Ireland', 'UK'], targets: ['United Kingdom'] }];
  const search = createSearch('en', {}, ['United Kingdom', 'Ireland', 'Northern lights'], aliases);
  expect(search('UK').ids).toEqual(['United Kingdom']);
  expect(search('northern ireland').ids[0]).toBe('United Kingdom');
  expect(search('ireland').ids).toEqual(['Ireland']);
});

describe('a stop word', () => {
  const search = createSearch('en', {}, ['The watch', 'For the harvest']);

  it('is left out beside other words', () => {
    expect(search('where is the watch')).toEqual({ ids: ['The watch'], correction: null });
  });

  it('is no synonym, though it may be an abbreviation in a query', () => {
    const search = createSearch('it', { synonyms: [['AD', 'amministratore delegato']] }, [
      'Ad alta voce',
      'Amministratore delegato',
    ]);
    expect(search('amministratore delegato').ids).toEqual(['Amministratore delegato']);
    expect(search('AD').ids).toContain('Amministratore delegato');
  });
});

describe('readings', () => {
  const search = createSearch(
    'jp',
    {
      synonyms: [
        ['時計', 'とけい'],
        ['弁護士', 'べんごし'],
      ],
    },
    ['時計師', '弁護士', '宝石'],
  );

  it('find kanji from hiragana and katakana, in any width', () => {
    for (const text of ['とけい', 'トケイ', 'ﾄｹｲ']) expect(search(text).ids, text).toEqual(['時計師']);
    expect(search('べんごし').ids).toEqual(['弁護士']);
    expect(search('ほうせき').ids).toEqual([]);
  });
});

it('finds simplified characters by traditional ones', () => {
  const search = createSearch('cn', { characters: '續续 發发' }, ['可持续发展', '珠宝']);
  expect(search('可持續發展').ids).toEqual(['可持续发展']);
  expect(search('珠寶').ids).toEqual([]);
});

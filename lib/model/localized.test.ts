import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkSameLanguages, localize, localizedText } from './localized';

const schema = z
  .strictObject({ year: z.number(), title: localizedText, notes: z.array(z.strictObject({ text: localizedText })) })
  .superRefine(checkSameLanguages);
const parse = (title: object, note: object) => schema.safeParse({ year: 1962, title, notes: [{ text: note }] });

describe('a file with localized texts', () => {
  it('is returned in one language', () => {
    const { data } = parse({ en: 'Gloves', jp: '手袋' }, { en: 'A pair', jp: '一組' });
    expect(data && localize(data, 'jp')).toEqual({ year: 1962, title: '手袋', notes: [{ text: '一組' }] });
  });

  it('is null in a language that it lacks', () => {
    const { data } = parse({ en: 'Gloves' }, { en: 'A pair' });
    expect(data && localize(data, 'fr')).toBeNull();
  });

  it('is unchanged without localized texts, and null if some of its texts lack the language', () => {
    expect(localize({ year: 1962 }, 'fr')).toEqual({ year: 1962 });
    const [title, note] = [localizedText.parse({ en: 'Gloves', fr: 'Gants' }), localizedText.parse({ en: 'A pair' })];
    expect(localize({ title, note }, 'fr')).toBeNull();
  });

  it('has all its texts in the same languages', () => {
    const { error } = parse({ en: 'Gloves', jp: '手袋' }, { en: 'A pair', fr: 'Une paire' });
    expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'title.fr is missing',
      'notes.0.text.jp is missing',
    ]);
  });

  it.each([{}, { en: ' ' }, { english: 'Gloves' }])('refuses %j as a text', (text) => {
    expect(localizedText.safeParse(text).success).toBe(false);
  });
});

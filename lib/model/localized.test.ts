import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inLocale, inSameLanguages, localized } from './localized';

const schema = z
  .strictObject({ year: z.number(), title: localized, notes: z.array(z.strictObject({ text: localized })) })
  .superRefine(inSameLanguages);
const parsed = (title: object, note: object) => schema.safeParse({ year: 1962, title, notes: [{ text: note }] });

describe('a file with localized texts', () => {
  it('is given in one language', () => {
    const { data } = parsed({ en: 'Gloves', jp: '手袋' }, { en: 'A pair', jp: '一組' });
    expect(data && inLocale(data, 'jp')).toEqual({ year: 1962, title: '手袋', notes: [{ text: '一組' }] });
  });

  it('is null in a language that it lacks', () => {
    const { data } = parsed({ en: 'Gloves' }, { en: 'A pair' });
    expect(data && inLocale(data, 'fr')).toBeNull();
  });

  it('is itself without any, and null if only some of its texts are in a language', () => {
    expect(inLocale({ year: 1962 }, 'fr')).toEqual({ year: 1962 });
    const [title, note] = [localized.parse({ en: 'Gloves', fr: 'Gants' }), localized.parse({ en: 'A pair' })];
    expect(inLocale({ title, note }, 'fr')).toBeNull();
  });

  it('has all its texts in the same languages', () => {
    const { error } = parsed({ en: 'Gloves', jp: '手袋' }, { en: 'A pair', fr: 'Une paire' });
    expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'title.fr is missing',
      'notes.0.text.jp is missing',
    ]);
  });

  it.each([{}, { en: ' ' }, { english: 'Gloves' }])('refuses %j as a text', (text) => {
    expect(localized.safeParse(text).success).toBe(false);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defaultLocale, getLanguageTag, locales } from '@/lib/i18n/locales';
import { documentTypes } from '@/lib/model/finance';
import { fileReference } from '@/lib/model/values';
import type { Publications } from '@/lib/upstreams/publications/contract';

const publishedDocument = z.strictObject({
  title: z.string().min(1),
  type: z.enum(documentTypes),
  date: z.iso.date(),
  reference: fileReference,
  lang: z.string(),
  figures: fileReference.nullable(),
});
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const financialDate = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  date: z.iso.date(),
  time: timeOfDay.nullable(),
  until: timeOfDay.nullable(),
  place: z.string().nullable(),
  pageId: z.string().nullable(),
});

interface PublicationsFixture {
  publications: Publications;
  /** Publishes one more document, in English, dated 2026-11-20. Resolves once it is available. */
  publish(): Promise<void>;
}

/**
 * Defines the contract tests for sources of publications. `make` returns a source with several documents, one of them
 * in French, and several calendar days.
 */
export const testPublications = (name: string, make: () => Promise<PublicationsFixture>) =>
  describe(`the publications of ${name}`, () => {
    let publications: Publications;
    let publish: PublicationsFixture['publish'];
    beforeEach(async () => {
      ({ publications, publish } = await make());
    });

    it.each(locales)(
      'are documents in the language of the reader or in English, the newest first: %s',
      async (locale) => {
        const { documents } = await publications.documents(locale);
        expect(z.array(publishedDocument).min(2).safeParse(documents).error).toBeUndefined();
        const dates = documents.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted().reverse());
        for (const { lang } of documents)
          expect([getLanguageTag(locale), getLanguageTag(defaultLocale)]).toContain(lang);
      },
    );

    it('are in French if there is a French file', async () => {
      const { documents } = await publications.documents('fr');
      expect(documents.map(({ lang }) => lang)).toContain(getLanguageTag('fr'));
    });

    it.each(locales)('have a calendar, the oldest day first: %s', async (locale) => {
      const days = await publications.calendar(locale);
      expect(z.array(financialDate).min(2).safeParse(days).error).toBeUndefined();
      const dates = days.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(new Set(days.map(({ id }) => id)).size).toBe(days.length);
    });

    it('have the same days in every language', async () => {
      const loadSharedFields = async (locale: (typeof locales)[number]) =>
        (await publications.calendar(locale)).map(({ id, date, time, pageId }) => ({ id, date, time, pageId }));
      const english = await loadSharedFields('en');
      for (const locale of locales) expect(await loadSharedFields(locale)).toEqual(english);
    });

    it('stay the same after an empty change', async () => {
      const before = await publications.documents('en');
      const { tags, publish: show } = await publications.loadChanges(null);
      show();
      expect(tags).toEqual([]);
      expect(await publications.documents('en')).toEqual(before);
    });

    it('are plain data', async () => {
      for (const result of [await publications.documents('en'), await publications.calendar('en')])
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    });

    it('have the same version until something is published', async () => {
      const before = await publications.documents('en');
      expect(await publications.documents('en')).toEqual(before);
      await publish();
      const after = await publications.documents('en');
      expect(after.version).not.toBe(before.version);
      expect(after.documents).toHaveLength(before.documents.length + 1);
      expect(after.documents.map(({ date }) => date)).toContain('2026-11-20');
    });
  });

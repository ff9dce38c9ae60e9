import { describe, expect, it, vi } from 'vitest';
import { longDescription, names, posting, postings, postingUrl } from '@/tests/support/pdf/postings';
import { conditions, findFaults } from '@/tests/support/pdf/ua';
import { getLanguageTag, locales } from '../i18n/locales';
import type { JobDetails } from '../model/job';
import { buildJobOfferPdf } from './job-offer';

vi.setConfig({ testTimeout: 60_000 });

const variants: Record<string, Partial<JobDetails>> = {
  short: {},
  long: { description: longDescription },
  'with little text': { closesAt: null, houseName: '🙂', jobFamily: '', description: '<p>🙂</p>' },
  'from right to left': { jobPosting: 'בודק', textLang: 'ar', description: '<p>بائع (Level 3)</p><ul><li>۱</li></ul>' },
  'with XML characters': { jobPosting: `<Cut> & "sew" ]]> \u0000\ud800`, houseName: names },
};

const violationsByVariant = new Map<string, Record<string, unknown[]>>();
for (const locale of locales)
  for (const [variant, changes] of Object.entries(variants)) {
    const offer = { ...posting, ...postings[locale], lang: getLanguageTag(locale), ...changes };
    violationsByVariant.set(`${variant}, in ${locale}`, findFaults(await buildJobOfferPdf(offer, locale, postingUrl)));
  }

describe('an offer as PDF, short or long, in every language, meets no condition under which PDF/UA fails', () => {
  it.each(Object.keys(conditions))('%s', (condition) => {
    expect(violationsByVariant.size).toBe(25);
    expect([...violationsByVariant].filter(([, violations]) => condition in violations)).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { releases, releaseUrl } from '@/tests/support/pdf/releases';
import { conditions, findFaults } from '@/tests/support/pdf/ua';
import { locales } from '../i18n/locales';
import { buildArticlePdf } from './article';

vi.setConfig({ testTimeout: 60_000 });

const violationsByLocale = new Map<string, Record<string, unknown[]>>();
for (const locale of locales)
  violationsByLocale.set(locale, findFaults(await buildArticlePdf(releases[locale], locale, releaseUrl)));

describe('an article with every section as PDF, in every language, meets no condition under which PDF/UA fails', () => {
  it.each(Object.keys(conditions))('%s', (condition) => {
    expect(violationsByLocale.size).toBe(locales.length);
    expect([...violationsByLocale].filter(([, violations]) => condition in violations)).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { normalize, readPdf, withText } from '@/tests/support/pdf/read-pdf';
import { releases, releaseUrl } from '@/tests/support/pdf/releases';
import { loadServerStrings } from '../i18n/load-strings';
import { getLanguageTag, type Locale, locales } from '../i18n/locales';
import { buildArticlePdf } from './article';

vi.setConfig({ testTimeout: 60_000 });

const datelines: Record<Locale, string> = {
  en: 'Press release · Paris, 1 July 2026',
  fr: 'Communiqué de presse · Paris, le 1er juillet 2026',
  it: 'Comunicato stampa · Parigi, 1º luglio 2026',
  cn: '新闻稿 · 2026年7月1日，巴黎',
  jp: 'プレスリリース・2026年7月1日、パリ',
};

describe('the PDF of an article', () => {
  it.each(locales)('has its text, and what every press release has, in %s', async (locale) => {
    const release = releases[locale];
    const pdf = await readPdf(await buildArticlePdf(release, locale, releaseUrl));
    const text = normalize(pdf.text);
    const t = await loadServerStrings(locale, 'pdf');
    expect(text).toEqual(withText(datelines[locale]));
    expect(text).toEqual(withText(release.title + release.summary));
    expect(text).toEqual(withText(t('quote', { text: release.boilerplate })));
    for (const value of ['Ingrid Aaltonen-Roche', 'FR00HALC0010', '2025', 'Task 8', 'Clémence Audrain-Vial'])
      expect(text).toEqual(withText(value));
    for (const heading of ['about', 'share', 'contact', 'article']) expect(text).toEqual(withText(t(heading)));
    expect(pdf.urls).toEqual(
      expect.arrayContaining([
        'https://halcyre.example/en/houses/',
        'mailto:press@halcyre.example',
        'tel:+33100001470',
        releaseUrl,
      ]),
    );
    expect(pdf.info).toMatchObject({ Title: release.title, Language: getLanguageTag(locale) });
  });

  it('marks quotes, tables and their headers, lists and links for screen readers', async () => {
    const { pages } = await readPdf(await buildArticlePdf(releases.en, 'en', releaseUrl));
    const structure = pages.map((page) => page.structure).join();
    for (const role of ['H1', 'H2', 'BlockQuote', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody', 'Link'])
      expect(structure).toContain(`"role":"${role}"`);
  });

  it('leaves out what a release lacks', async () => {
    const release = { ...releases.en, boilerplate: undefined, shareFacts: [], contact: null, sections: [] };
    const { copied } = await readPdf(await buildArticlePdf(release, 'en', releaseUrl));
    for (const heading of ['About the Group', 'About the share', 'Press contact', 'undefined'])
      expect(copied).not.toContain(heading);
    expect(copied).toContain(releaseUrl);
  });
});

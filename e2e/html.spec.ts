import { HtmlValidate } from 'html-validate';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';
import { countColumns } from '@/lib/site/pages/document-title';
import { findUnknownProperties } from '@/tests/support/schema-org';
import { getEntryPath, loadEntry } from './support/content';
import { coreTag } from './support/core';
import { getLinkHref, getMeta, getTexts } from './support/html';
import { allPageTypes, getPagePath, type PageType, pageTypeNames, pageTypes } from './support/pages';
import { expect, test } from './support/test';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes HTML this way.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': ['error', { style: 'selfclose' }],
    // Each page contains the styles of its components, and pictures have an inline focal point.
    'no-inline-style': 'off',
    'long-title': 'off',
    // A table that scrolls is in a region without a heading, so it cannot be a `section`.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit'] }],
    // This rule requires non-breaking spaces in phrases such as “Call the switchboard”.
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-trailing-whitespace': 'off',
  },
});

/** The types of the structured data of each page, each once. */
const expectedTypes: Record<PageType, string[]> = {
  ...(Object.fromEntries(pageTypeNames.map((type) => [type, ['Organization', 'BreadcrumbList']])) as Record<
    PageType,
    string[]
  >),
  home: ['Organization', 'WebSite', 'VideoObject'],
  house: ['Organization', 'Store', 'BreadcrumbList'],
  article: ['NewsArticle', 'BreadcrumbList'],
  'media library': ['Organization', 'VideoObject', 'BreadcrumbList'],
  'event page': ['Organization', 'VideoObject', 'BreadcrumbList'],
};

const parseStructuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

for (const locale of ['en', 'jp'] satisfies Locale[]) {
  test(`pages in ${locale} are valid HTML with a complete outline of headings${coreTag(locale, 'en')}`, async ({
    request,
  }) => {
    for (const type of allPageTypes)
      await test.step(type, async () => {
        const path = await getPagePath(type, locale);
        const html = await (await request.get(path)).text();
        const { results } = await validator.validateString(html);
        const messages = results.flatMap((result) => result.messages);
        expect.soft(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);

        const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
        const isSkipped = (index: number) => index > 0 && (levels[index] ?? 0) - (levels[index - 1] ?? 0) > 1;
        expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
        expect.soft(levels.filter((_, index) => isSkipped(index))).toEqual([]);
      });
  });

  test(`pages in ${locale} describe themselves to search engines and social networks${coreTag(locale, 'en')}`, async ({
    request,
  }) => {
    for (const type of pageTypeNames)
      await test.step(type, async () => {
        const id = pageTypes[type];
        const page = await loadEntry(id, locale);
        const html = await (await request.get(await getEntryPath(id, locale))).text();
        const data = parseStructuredData(html);
        // The number of upcoming events depends on the day.
        const types = new Set(data.map((item) => item['@type']).filter((name) => name !== 'Event'));
        expect.soft([...types]).toEqual(expectedTypes[type]);
        expect.soft(data.every((item) => item['@context'] === 'https://schema.org')).toBe(true);

        const canonical = getLinkHref(html, 'canonical');
        expect.soft(getMeta(html, 'description')).toBe(page.seo.pageDescription);
        expect.soft(getMeta(html, 'og:title')).toBe(page.seo.pageTitle);
        expect.soft(getMeta(html, 'og:url')).toBe(canonical);
        expect.soft(getMeta(html, 'og:locale')).toBe({ en: 'en_GB', jp: 'ja_JP' }[locale]);
        expect.soft(getTexts(html, 'title')[0]).toContain(page.seo.pageTitle);
        expect.soft(countColumns(getTexts(html, 'title')[0] ?? '')).toBeLessThanOrEqual(70);
        const [width, height] = ['width', 'height'].map((side) => Number(getMeta(html, `og:image:${side}`)));
        expect.soft(width).toBeGreaterThanOrEqual(1200);
        expect.soft((width ?? 0) / (height ?? 1)).toBeGreaterThan(1.3);
        expect.soft(findUnknownProperties(data)).toEqual([]);
        const image = new URL(getMeta(html, 'og:image') ?? '');
        expect.soft((await request.get(image.pathname)).headers()['content-type']).toMatch(/^image\//);

        const [first] = data;
        const breadcrumbs = data.find((item) => item['@type'] === 'BreadcrumbList');
        if (type === 'article')
          expect.soft(first).toMatchObject({
            headline: page.pageTitle,
            datePublished: expect.stringMatching(`^${page.publishedAt}T00:00:00\\+0[12]:00$`),
            inLanguage: getLanguageTag(locale),
            mainEntityOfPage: canonical,
          });
        if (breadcrumbs) {
          const items = breadcrumbs.itemListElement as { position: number; name: string; item: string }[];
          expect.soft(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
          expect.soft(items.at(-1)).toMatchObject({ name: page.pageTitle, item: canonical });
        }
      });
  });
}

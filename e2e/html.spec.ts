import { HtmlValidate } from 'html-validate';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';
import { countColumns } from '@/lib/site/pages/document-title';
import { findUnknownProperties } from '@/tests/support/schema-org';
import { address, entry } from './support/content';
import { coreIn } from './support/core';
import { linkTo, metaOf, texts } from './support/html';
import { everyPage, type PageType, pageTypeNames, pageTypes, pathOf } from './support/pages';
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
    // This rule asks for non-breaking spaces in phrases such as “Call the switchboard”.
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-trailing-whitespace': 'off',
  },
});

const things: Record<PageType, string[]> = {
  ...(Object.fromEntries(pageTypeNames.map((type) => [type, ['Organization', 'BreadcrumbList']])) as Record<
    PageType,
    string[]
  >),
  home: ['Organization', 'WebSite', 'VideoObject'],
  article: ['NewsArticle', 'BreadcrumbList'],
  // The seven films of its playlist.
  'media library': ['Organization', ...Array<string>(7).fill('VideoObject'), 'BreadcrumbList'],
  'event page': ['Organization', 'VideoObject', 'BreadcrumbList'],
};

const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

for (const locale of ['en', 'jp'] satisfies Locale[]) {
  test(`pages in ${locale} are valid HTML with a complete outline of headings${coreIn(locale, 'en')}`, async ({
    request,
  }) => {
    for (const type of everyPage)
      await test.step(type, async () => {
        const path = await pathOf(type, locale);
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

  test(`pages in ${locale} describe themselves to search engines and social networks${coreIn(locale, 'en')}`, async ({
    request,
  }) => {
    for (const type of pageTypeNames)
      await test.step(type, async () => {
        const id = pageTypes[type];
        const page = await entry(id, locale);
        const html = await (await request.get(await address(id, locale))).text();
        const data = structuredData(html);
        // The number of upcoming events depends on the day.
        const types = data.map((thing) => thing['@type']).filter((name) => name !== 'Event');
        expect.soft(types).toEqual(things[type]);
        expect.soft(data.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);

        const canonical = linkTo(html, 'canonical');
        expect.soft(metaOf(html, 'description')).toBe(page.seo.pageDescription);
        expect.soft(metaOf(html, 'og:title')).toBe(page.seo.pageTitle);
        expect.soft(metaOf(html, 'og:description')).toBe(page.seo.pageDescription);
        expect.soft(metaOf(html, 'og:url')).toBe(canonical);
        expect.soft(metaOf(html, 'og:site_name')).toBe('Halcyre');
        expect.soft(metaOf(html, 'og:type')).toBe(type === 'article' ? 'article' : 'website');
        expect.soft(metaOf(html, 'og:locale')).toBe({ en: 'en_GB', jp: 'ja_JP' }[locale]);
        expect.soft(metaOf(html, 'twitter:card')).toBe('summary_large_image');
        expect.soft(texts(html, 'title')[0]).toContain(page.seo.pageTitle);
        expect.soft(countColumns(texts(html, 'title')[0] ?? '')).toBeLessThanOrEqual(70);
        const [width, height] = ['width', 'height'].map((side) => Number(metaOf(html, `og:image:${side}`)));
        expect.soft(width).toBeGreaterThanOrEqual(1200);
        expect.soft((width ?? 0) / (height ?? 1)).toBeGreaterThan(1.3);
        expect.soft(findUnknownProperties(data)).toEqual([]);
        const image = new URL(metaOf(html, 'og:image') ?? '');
        expect.soft((await request.get(image.pathname)).headers()['content-type']).toMatch(/^image\//);

        const [first] = data;
        const breadcrumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList');
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

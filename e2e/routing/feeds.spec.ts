import { expect, test } from '@playwright/test';
import { getLanguageTag } from '@/lib/i18n/locales';
import { getElements, getTexts } from '../support/html';

const type = 'application/atom+xml';

test('the feeds name their language, and are not sent again to a client that has them', async ({ request }) => {
  for (const path of ['/jp/news.atom', '/jp/offers.atom']) {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    const xml = await response.text();
    expect(getElements(xml, 'feed')[0]?.['xml:lang']).toBe(getLanguageTag('jp'));
    expect(getTexts(xml, 'published').length).toBe(getTexts(xml, 'entry').length);
    expect(getTexts(xml, 'published').length).toBeGreaterThan(0);
    const { etag = '' } = response.headers();
    expect(etag).not.toBe('');
    const conditionalResponse = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect(conditionalResponse.status()).toBe(304);
    expect(await conditionalResponse.text()).toBe('');
  }
});

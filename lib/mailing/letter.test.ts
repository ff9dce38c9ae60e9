// @vitest-environment node
import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { cms } from '../cms';
import { env } from '../env';
import { locales } from '../i18n/locales';
import { serverWords } from '../i18n/server-words';
import { letter, paragraph } from './letter';

vi.mock('../cms', async () => {
  const { fixtureCms, settings } = await import('@/tests/support/content');
  const sender = { name: 'Loom & Co', address: ['1 <Mill> Street', 'Lyon'] };
  const files = Object.fromEntries(
    ['en', 'fr', 'it', 'cn', 'jp'].map((locale) => [`settings/${locale}.yaml`, settings({ sender })]),
  );
  return { cms: fixtureCms(files) };
});
afterAll(removeContent);

describe.each(locales)('a letter in %s', (locale) => {
  it('ends with who writes it, their address and what they do with data, as the settings say', async () => {
    const { text, html } = await letter(locale, 'Hello', [paragraph('Good day')]);
    const { privacyPage } = await cms.settings({ locale, draft: false });
    const url = env.SITE_URL + privacyPage;
    expect(privacyPage).toMatch(`/${locale}/`);
    const privacy = (await serverWords(locale, 'mails'))('privacy', { url });
    expect(text).toBe(`Good day\n\nLoom & Co\n1 <Mill> Street\nLyon\n\n${privacy}`);
    expect(html).toContain('Loom &amp; Co<br>1 &lt;Mill&gt; Street<br>Lyon');
    expect(html).toContain(`href="${url}"`);
    expect(html).toContain('>Fixture</p>');
    for (const written of [text, html]) expect(written).not.toMatch(/Halcyre|mails\.|undefined|\{\{/);
  });
});

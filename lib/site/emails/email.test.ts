import { describe, expect, it } from 'vitest';
import { createTestEmail } from '@/tests/support/test-email';
import { loadServerStrings } from '../../i18n/load-strings';
import { locales } from '../../i18n/locales';
import { env } from '../../platform/env';
import { buildParagraph } from './email';

describe.each(locales)('an email in %s', (locale) => {
  it('ends with the sender, their address and a link to their privacy page', async () => {
    const { text, html } = await createTestEmail(locale, 'Hello', [buildParagraph('Good day')]);
    const url = `${env.SITE_URL}/${locale}/privacy/`;
    const privacy = (await loadServerStrings(locale, 'mails'))('privacy', { url });
    expect(text).toBe(`Good day\n\nLoom & Co\n1 <Mill> Street\nLyon\n\n${privacy}`);
    expect(html).toContain('Loom &amp; Co<br>1 &lt;Mill&gt; Street<br>Lyon');
    expect(html).toContain(`href="${url}"`);
    expect(html).toContain('>Fixture</p>');
    for (const content of [text, html]) expect(content).not.toMatch(/Halcyre|mails\.|undefined|\{\{/);
  });
});

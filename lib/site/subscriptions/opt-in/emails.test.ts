import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { createTestEmail } from '@/tests/support/test-email';
import { loadServerStrings } from '../../../i18n/load-strings';
import { getLanguageTag, locales } from '../../../i18n/locales';
import { subscriptionLists } from '../../../shared/constants';
import { buildConfirmationEmail } from './emails';

const confirmUrl = 'https://www.example.com/en/subscription/?token=abc.def&x=1';
const cancelUrl = 'https://www.example.com/en/subscription/?token=ghi.jkl&x=1';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'off', 'require-sri': 'off', 'long-title': 'off', 'doctype-style': 'off' },
});
const escaped = (url: string) => url.replace('&', '&amp;');

describe.each(locales)('in %s', (locale) => {
  it.each(subscriptionLists)('the confirmation email for %s has its links', async (list) => {
    const { subject, text, html } = await buildConfirmationEmail(createTestEmail, locale, list, {
      confirmUrl,
      cancelUrl,
    });
    const t = await loadServerStrings(locale, 'subscriptions');
    expect(subject).toBe(t(`mail.subject-${list}`));
    for (const content of [text, html]) expect(content).toContain(t(`mail.intro-${list}`));
    expect(text).toContain(`${t('mail.action')}\n${confirmUrl}\n`);
    expect(text).toContain(t('mail.cancel', { url: cancelUrl }));
    for (const url of [confirmUrl, cancelUrl]) expect(html).toContain(`href="${escaped(url)}"`);
    for (const content of [subject, text, html]) expect(content).not.toMatch(/mail\.|\{\{|undefined/);
  });

  it('the confirmation email is valid HTML, readable in light and dark mode', async () => {
    const { html } = await buildConfirmationEmail(createTestEmail, locale, 'press', { confirmUrl, cancelUrl });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).toContain(`<html lang="${getLanguageTag(locale)}">`);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/background|#[\da-f]{3}|rgb|black|white/i);
    expect(html).not.toMatch(/[:：]\s*<\/a>/);
  });
});

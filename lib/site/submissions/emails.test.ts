import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { createTestEmail } from '@/tests/support/test-email';
import { loadServerStrings } from '../../i18n/load-strings';
import { getLanguageTag, type Locale, locales } from '../../i18n/locales';
import { env } from '../../platform/env';
import { subscriptionLists } from '../../shared/constants';
import { buildAlertConfirmation, buildOffersEmail, buildSubscriptionConfirmation, type EmailOffer } from './emails';

const createOffer = (id: string, parts: Partial<EmailOffer> = {}): EmailOffer => ({
  title: `Watchmaker ${id}`,
  lang: 'en',
  details: 'Orvaine · Paris, France',
  path: `/en/offers/europe/watchmaker-${id}/`,
  ...parts,
});

const url = 'https://www.example.com/en/job-alert/?token=abc.def&x=1';
const urls = { searchUrl: 'https://www.example.com/en/jobs/?search=a&city=b', cancelUrl: url };

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'off', 'require-sri': 'off', 'long-title': 'off', 'doctype-style': 'off' },
});
const expectValidHtml = async (html: string, locale: Locale) => {
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  expect(html).toContain(`<html lang="${getLanguageTag(locale)}">`);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
};
const expectTranslated = (...texts: string[]) => {
  for (const text of texts) expect(text).not.toMatch(/(alert|confirm|subscription)\.[a-z]|paths\.|\{\{|undefined/);
};

describe.each(locales)('in %s', (locale) => {
  it('the confirmation email has its link, the criteria and the frequency', async () => {
    const confirmation = { confirmUrl: url, criteria: ['<ring>', 'Geneva'], frequency: 'daily' as const };
    const { subject, text, html } = await buildAlertConfirmation(createTestEmail, locale, confirmation);
    const [t, labels] = await Promise.all([loadServerStrings(locale, 'mails'), loadServerStrings(locale, 'jobs')]);
    expect(subject).toBe(t('confirm.subject-job-alerts'));
    expect(text).toContain(`${t('alert.action')}\n${url}\n`);
    expect(text).toContain(`${labels('alert.criteria')}\n<ring>\nGeneva\n\n`);
    expect(text).toContain(`${labels('alert.frequency')}\n${labels('alert.frequency-daily')}\n`);
    expect(html).toContain('&lt;ring&gt;<br>Geneva');
    expect(html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expectTranslated(subject, text, html);
    await expectValidHtml(html, locale);
  });

  it('the email with offers has titles, facts and links, and a cancel link', async () => {
    const offers = [createOffer('H7', { details: 'Orvaine · Paris & Lyon, France' }), createOffer('H8')];
    const { subject, text, html } = await buildOffersEmail(createTestEmail, locale, offers, urls);
    const t = await loadServerStrings(locale, 'mails');
    expect(subject).toBe(t('alert.subject', { count: 2 }));
    const page = `${env.SITE_URL}/en/offers/europe/watchmaker-H7/`;
    expect(text).toContain(`Watchmaker H7\nOrvaine · Paris & Lyon, France\n${page}\n`);
    expect(text).toContain(t('alert.manage', { url }));
    expect(text).toContain(urls.searchUrl);
    expect(html).toContain(`href="${page}"`);
    expect(html).toContain('Orvaine · Paris &amp; Lyon, France');
    expect(html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(html).not.toContain('token=abc.def&x');
    expectTranslated(subject, text, html);
    await expectValidHtml(html, locale);
  });

  it('the confirmation email says if the alert is for all offers, and leaves out criteria that are unavailable', async () => {
    const t = await loadServerStrings(locale, 'jobs');
    const build = (criteria: string[] | null) =>
      buildAlertConfirmation(createTestEmail, locale, { confirmUrl: url, criteria, frequency: 'weekly' });
    expect((await build([])).text).toContain(`${t('alert.criteria')}\n${t('alert.criteria-all')}\n`);
    expect((await build(null)).text).not.toContain(t('alert.criteria'));
  });

  it.each(subscriptionLists)('the confirmation email for %s has its links', async (list) => {
    const links = { confirmUrl: url, cancelUrl: url.replace('abc', 'ghi') };
    const { subject, text, html } = await buildSubscriptionConfirmation(createTestEmail, locale, list, links);
    const t = await loadServerStrings(locale, 'mails');
    expect(subject).toBe(t(`confirm.subject-${list}`));
    for (const content of [text, html]) expect(content).toContain(t(`confirm.intro-${list}`));
    expect(text).toContain(`${t('subscription.action')}\n${url}\n`);
    expect(text).toContain(t('subscription.cancel', { url: links.cancelUrl }));
    for (const link of Object.values(links)) expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(html).not.toMatch(/[:：]\s*<\/a>/);
    expectTranslated(subject, text, html);
    await expectValidHtml(html, locale);
  });

  it('a single offer uses the singular', async () => {
    const { subject } = await buildOffersEmail(createTestEmail, locale, [createOffer('H7')], urls);
    const t = await loadServerStrings(locale, 'mails');
    expect(subject).toBe(t('alert.subject', { count: 1 }));
  });
});

describe('an email with offers', () => {
  it('escapes titles, sets their language and direction, and leaves out missing facts', async () => {
    const title = '<img src=x onerror=alert(1)> & "Sons"';
    const { text, html } = await buildOffersEmail(
      createTestEmail,
      'en',
      [
        createOffer('H6', { title, path: '"><script>' }),
        createOffer('H7', { details: '' }),
        createOffer('H8', { lang: 'ja-JP', title: '時計師' }),
      ],
      urls,
    );
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Sons&quot;');
    expect(html).toMatch(/lang="ja-JP" dir="auto">時計師</);
    expect(text).toContain(`Watchmaker H7\n${env.SITE_URL}/en/offers/`);
    expect(html).toMatch(/Watchmaker H7<\/a><\/li>/);
  });

  it('shows twenty offers and links to the rest', async () => {
    const offers = Array.from({ length: 50 }, (_, index) => createOffer(`H${index}`));
    const { subject, html, text } = await buildOffersEmail(createTestEmail, 'en', offers, urls);
    expect(subject).toContain('50');
    expect(html.match(/<li/g)).toHaveLength(20);
    expect(text.match(/^Watchmaker/gm)).toHaveLength(20);
    expect(html).toContain(urls.searchUrl.replace('&', '&amp;'));
  });
});

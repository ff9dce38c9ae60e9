import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { buildSecurityHeaders } from '@/lib/site/web/security-headers';
import { getTranslator } from './translator';

const containerId = 'GTM-TEST01';

const [policy] = buildSecurityHeaders({
  secure: false,
  hsts: 'host',
  development: false,
  indexed: false,
  recaptcha: false,
  gtmId: containerId,
});

/**
 * Makes the site behave as if analytics were configured. Its pages are built without a tag manager container, so the
 * test writes one into their data and sends the matching Content-Security-Policy. Google's script is replaced with an
 * empty one. Returns a list that collects the addresses on other hosts that the page requests.
 */
export const enableAnalytics = async (page: Page): Promise<string[]> => {
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') externalRequests.push(request.url());
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route(/^http:\/\/localhost:\d+\/(_next\/data|en|fr|it|cn|jp)\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"content":{', `"content":{"gtmId":"${containerId}",`);
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), [policy?.key ?? '']: policy?.value ?? '' },
    });
  });
  return externalRequests;
};

/** The address of the tag manager's script. */
export const tagManager = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;

type Message = Record<string, unknown> | unknown[];

/** What the tag manager receives. Consent mode messages are arrays. */
export const readDataLayer = (page: Page): Promise<Message[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => (String(entry) === '[object Arguments]' ? Array.from(entry as []) : entry)),
  ) as Promise<Message[]>;

/** Locators for the consent banner and options in a locale. */
export const consent = (page: Page, locale: Locale) => {
  const t = getTranslator(locale, 'consent');
  const banner = page.getByRole('region', { name: t('banner.title') });
  const options = page.getByRole('dialog', { name: getTranslator(locale)('footer.cookieOptions') });
  return {
    t,
    banner,
    options,
    link: page.getByRole('contentinfo').getByRole('link', { name: getTranslator(locale)('footer.cookieOptions') }),
    checkbox: (category: string) => options.getByRole('checkbox', { name: t(`${category}.title`) }),
  };
};

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { Popups } from '../../popups/Popups';
import { ShareLinks } from './ShareLinks';

const renderLinks = (locale: Locale = 'en', device: SiteOptions['device'] = 'desktop') =>
  renderWithSite(
    <>
      <ShareLinks />
      <Popups />
    </>,
    { content: { locale }, device },
  );
const getLabels = (locale: Locale) => ({
  email: getTranslator(locale)('share.mail'),
  copy: getTranslator(locale)('share.copy'),
  wechat: getTranslator(locale)('wechat.name'),
});

beforeEach(() => {
  window.history.replaceState(null, '', '/en/houses/?page=1');
  document.title = 'Houses & makers | Halcyre';
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta property="og:title" content="Houses &amp; makers"><meta name="description" content="Who makes what.">',
  );
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  for (const meta of document.head.querySelectorAll('meta')) meta.remove();
});

it.each<[Locale, SiteOptions['device'], string[]]>([
  ['en', 'desktop', ['LinkedIn', 'X', 'Facebook', getLabels('en').email, getLabels('en').copy]],
  ['jp', 'mobile', ['LinkedIn', 'X', 'Facebook', getLabels('jp').wechat, getLabels('jp').email, getLabels('jp').copy]],
  ['cn', 'desktop', ['LinkedIn', '微博', getLabels('cn').wechat, getLabels('cn').email, getLabels('cn').copy]],
])('offers in %s on %s: %j', (locale, device, expected) => {
  renderLinks(locale, device);
  const items = screen
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(getTranslator(locale)('link.newTab'), ''));
  expect(items.map((item) => item?.trim())).toEqual(expected);
});

it('links to the networks’ share pages for this page, in new tabs', async () => {
  const { user } = renderLinks();
  const link = screen.getByRole('link', { name: `LinkedIn ${t('link.newTab')}` });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('url')).toBe(window.location.href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(link);
  expect(getInteractions()).toEqual([['Share', 'Click content', 'LinkedIn']]);
});

it('links to a new email about this page', async () => {
  const { user } = renderLinks();
  const emailLink = screen.getByRole('link', { name: t('share.mail') });
  const { searchParams } = new URL(emailLink.getAttribute('href') ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: 'Houses & makers',
    body: `Who makes what.\r\n\r\n${window.location.href}`,
  });
  expect(emailLink).not.toHaveAttribute('target');
  await user.click(emailLink);
  expect(getInteractions()).toEqual([['Share', 'Click content', 'mail']]);
});

it('copies the title, the summary and the address of this page, and confirms it', async () => {
  const { user } = renderLinks();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: t('share.copy') }));
  expect(await screen.findByText(t('share.copied'))).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`Houses & makers\nWho makes what.\n${window.location.href}`);
  expect(getInteractions()).toEqual([['Share', 'Click content', 'copy']]);
});

it('shows the address if it cannot be copied', async () => {
  const { user } = renderLinks();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: t('share.copy') }));
  expect(await screen.findByText(t('favourites.copyFailed', { url: window.location.href }))).toBeVisible();
});

it('opens the WeChat popup in Chinese', async () => {
  const { user } = renderLinks('cn');
  const translate = getTranslator('cn');
  await user.click(screen.getByRole('button', { name: translate('wechat.name') }));
  expect(await screen.findByRole('dialog', { name: translate('wechat.title') })).toBeVisible();
  expect(getInteractions()).toEqual([['Share', 'Click content', 'WeChat']]);
});

it('passes the page to the device’s share dialog, which the visitor may cancel', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('the visitor left', 'AbortError');
  });
  Object.assign(navigator, { share });
  const { user } = renderLinks();
  await user.click(screen.getByRole('button', { name: t('share.device') }));
  Reflect.deleteProperty(navigator, 'share');
  expect(share).toHaveBeenCalledExactlyOnceWith({
    url: window.location.href,
    title: 'Houses & makers',
    text: 'Who makes what.',
  });
  expect(getInteractions()).toEqual([['Share', 'Click content', 'device']]);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { Popups } from '../popups/Popups';
import { SocialLinks } from './SocialLinks';

const internationalNetworks = ['LinkedIn', 'Instagram', 'TikTok', 'X', 'Facebook', 'YouTube'];
/** The host names of networks with another name. */
const hostNames: Record<string, string> = { X: 'twitter', 微博: 'weibo', 优酷: 'youku' };

it.each<[Locale, string[]]>([
  ['en', internationalNetworks],
  ['cn', ['LinkedIn', 'TikTok', '微博', '优酷']],
])('links to the networks of %s in new tabs', (locale, networks) => {
  renderWithSite(<SocialLinks />, { content: { locale } });
  const newTab = getTranslator(locale)('link.newTab');
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(networks.length);
  for (const name of networks) {
    const link = screen.getByRole('link', { name: `${name} ${newTab}` });
    expect(link).toHaveAttribute('href', `https://${hostNames[name] ?? name.toLowerCase()}.example/halcyre`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).not.toHaveAttribute('type');
  }
});

it('leaves out networks that are not in the settings', () => {
  renderWithSite(<SocialLinks />, { content: { socialNetworks: [] } });
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['en', 'mobile', true],
  ['en', 'desktop', false],
  ['cn', 'desktop', true],
] as const)('offers WeChat in %s on %s: %s', (locale, device, isVisible) => {
  renderWithSite(<SocialLinks />, { content: { locale }, device });
  const wechat = screen.queryByRole('button', { name: getTranslator(locale)('wechat.name') });
  expect(wechat !== null).toBe(isVisible);
});

it('opens the WeChat popup, and tracks it', async () => {
  const { user } = renderWithSite(
    <>
      <SocialLinks />
      <Popups />
    </>,
    { content: { locale: 'cn' } },
  );
  const translate = getTranslator('cn');
  await user.click(screen.getByRole('button', { name: translate('wechat.name') }));
  expect(await screen.findByRole('dialog', { name: translate('wechat.title') })).toBeVisible();
  expect(getInteractions()).toEqual([['Share', 'Click content', 'WeChat']]);
});

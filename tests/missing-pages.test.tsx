import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { CookieOptions } from '@/components/consent/CookieOptions';
import { FormFooter } from '@/components/forms/FormFooter';
import { TabList } from '@/components/popups/MobileMenuTabs';
import { YoutubePlayer } from '@/components/popups/YoutubePlayer';
import SharePriceBrief from '@/components/sections/share-price-brief/SharePriceBrief';
import { HeaderJoinUsLink } from '@/components/shell/header/HeaderJoinUsLink';
import type { SiteContent } from '@/lib/model/site-content';
import { getTranslator, renderWithSite, t } from '@/tests/support/render';
import { buildSiteContent, buildYoutubeVideo } from '@/tests/support/site-content';

const { joinUs } = buildSiteContent();
const noop = () => undefined;
const consentT = getTranslator('en', 'consent');

/** A name, an element that links to a page from the settings, the name of the link, and settings without the page. */
const cases: [string, ReactElement, string, Partial<SiteContent>][] = [
  ['the header', <HeaderJoinUsLink key="" isCareerPage={false} />, joinUs.text, { joinUs: { ...joinUs, link: '' } }],
  [
    'the mobile menu',
    <TabList key="" ref={null} tabs={[]} onSelect={noop} />,
    joinUs.text,
    { joinUs: { ...joinUs, link: '' } },
  ],
  ['the cookie banner', <ConsentBanner key="" />, consentT('more'), { cookiesPage: '' }],
  ['the cookie options', <CookieOptions key="" onClose={noop} />, consentT('more'), { cookiesPage: '' }],
  [
    'the YouTube consent prompt',
    <YoutubePlayer key="" video={buildYoutubeVideo()} />,
    getTranslator('en', 'films')('youtube.more'),
    { cookiesPage: '' },
  ],
  [
    'a form',
    <FormFooter
      key=""
      consent="Yes"
      translate={(key) => key}
      state={{ status: 'idle', problem: null, isInvalid: () => false }}
    />,
    `${getTranslator('en', 'forms')('privacy')} ${t('link.newTab')}`,
    { privacyPage: '' },
  ],
  [
    'the share price bar',
    <SharePriceBrief key="" type="share-price-brief" lastYear={null} latest={[]} />,
    getTranslator('en', 'share-price')('name'),
    { sharePage: '' },
  ],
];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it.each(cases)('%s has no link to a page that does not exist in the language', (_, element, name, content) => {
  const { unmount } = renderWithSite(element);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href');
  unmount();
  renderWithSite(element, { content });
  expect(screen.queryByRole('link', { name })).toBeNull();
});

import { describe, expect, it, vi } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { env } from '@/lib/platform/env';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { loadPages } from '@/tests/support/cms-pages';
import { buildPicture } from '@/tests/support/site-content';
import { pickShareImage, siteImage } from './share-image';

// The first test reads all content.
vi.setConfig({ testTimeout: 60_000 });

const wide = buildPicture({ src: '/media/wide.jpg', width: 2400, height: 1350 });
const card = buildPicture({ src: '/media/share/card.jpg', width: 1200, height: 630 });
const upright = buildPicture({ src: '/media/upright.jpg', width: 1200, height: 1500 });
const small = buildPicture({ src: '/media/small.jpg', width: 960, height: 540 });
const svg = buildPicture({ src: '/media/mark.svg', width: 1600, height: 900 });

describe('the picture for social networks', () => {
  it('is the one made for them, and falls back to that of the page', () => {
    expect(pickShareImage({ shareImage: card, image: wide })).toEqual({ src: card.src, width: 1200, height: 630 });
    expect(pickShareImage({ shareImage: null, image: wide })).toEqual({ src: wide.src, width: 2400, height: 1350 });
  });

  it.each([
    ['upright', upright],
    ['small', small],
    ['an SVG', svg],
  ])('falls back to that of the house, then of the site, if the page’s own is %s', (_, image) => {
    const page = { shareImage: null, image };
    expect(pickShareImage(page, { shareImage: card, image: wide }).src).toBe(card.src);
    expect(pickShareImage(page, { shareImage: null, image: wide }).src).toBe(wide.src);
    expect(pickShareImage(page, { shareImage: null, image: upright })).toEqual(siteImage);
    expect(pickShareImage(page)).toEqual(siteImage);
  });

  it('falls back to that of the site if its host is not one of MEDIA_HOSTS', () => {
    const remoteImage = { ...wide, src: 'https://media.example.com/wide.jpg' };
    const getSrc = () => pickShareImage({ shareImage: null, image: remoteImage }).src;
    expect(getSrc()).toBe(siteImage.src);
    vi.spyOn(env.MEDIA_HOSTS, 'includes').mockImplementation((host) => host === 'media.example.com');
    expect(getSrc()).toBe(remoteImage.src);
  });

  it('falls back to that of the site if the page has none', () => {
    expect(pickShareImage({ shareImage: null, image: null })).toEqual(siteImage);
  });
});

it.each(locales)('every page in %s has a landscape picture for social networks', async (locale) => {
  const cms = embeddedCms('content');
  const edition = { locale, draft: false };
  const pages = await loadPages(cms, edition);
  const pageImages = pages.map((page) => ({
    page,
    image: pickShareImage(
      page,
      pages.find(({ id, house }) => house && id === page.person?.house),
    ),
  }));
  for (const { page, image } of pageImages) {
    expect(image.width, page.id).toBeGreaterThanOrEqual(1200);
    expect(image.width / image.height, page.id).toBeGreaterThan(1.3);
    expect(image.width / image.height, page.id).toBeLessThan(2.1);
  }
});

import type { Locator, Page } from '@playwright/test';
import { jobsPage } from '../support/careers';
import { address, settings } from '../support/content';
import { coreIn } from '../support/core';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { stopClock, visit } from '../support/visit';

test.use({ eventIntro: 'unseen' });

/** Locators for the announcement. */
const announcement = async (page: Page) => {
  const { singleTypeEvent: event } = await settings('en');
  if (!event) throw new Error('No event is announced.');
  const { videoIntro, stickerAnimation, eventPageUrl } = event;
  const { t } = shell(page, 'en');
  const intro = page.getByRole('dialog', { name: videoIntro.title });
  return {
    eventPageUrl,
    intro,
    film: intro.getByLabel(videoIntro.alt),
    closeButton: intro.getByRole('button', { name: t('popup.close'), exact: true }),
    link: intro.getByRole('link', { name: videoIntro.linkText }),
    laterCloseButton: intro.getByRole('button', { name: videoIntro.closeButtonText }),
    sticker: page.getByRole('link', { name: stickerAnimation.mainImage.alt }),
    hide: page.getByRole('button', { name: t('specialEvent.hide') }),
  };
};

/** The film is loaded once the page has loaded and is idle. That takes longer when many pages load at once. */
const patience = { timeout: 20_000 };

/** Advances an installed clock until the page counts as idle. */
const idle = (page: Page) => page.clock.runFor(500);

const during = '2026-12-01T10:00:00Z';

/** Visits a page during the event with a faked clock, and stops the clock when the film is shown. */
const visitWithFilm = async (page: Page, path: string, intro: Locator): Promise<void> => {
  await page.clock.install({ time: during });
  await visit(page, path);
  await expect(async () => {
    await idle(page);
    await expect(intro).toBeVisible({ timeout: 100 });
  }).toPass(patience);
  await stopClock(page);
};

test.describe('the special event', () => {
  test('plays its film without sound, and links to the event after five seconds', async ({ page }) => {
    const { intro, film, link, closeButton, laterCloseButton, eventPageUrl } = await announcement(page);
    await visitWithFilm(page, '/en/', intro);
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.autoplay)).toBe(true);
    await expect(closeButton).toBeVisible();
    await page.clock.runFor(5000);
    await expect(laterCloseButton).toBeVisible();
    await link.click();
    await page.clock.resume();
    await expect(page).toHaveURL(eventPageUrl);
    await expect(intro).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [size, viewport] of Object.entries(sizes))
    test(`has a sticker that blocks nothing on ${size}, and links to its page${coreIn(size, 'mobile')}`, async ({
      page,
    }) => {
      const { intro, sticker, eventPageUrl } = await announcement(page);
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(during);
      await visit(page, '/en/');
      await expect(intro).toBeVisible(patience);
      await page.keyboard.press('Escape');
      if (size === 'mobile' || size === 'tablet') await sticker.scrollIntoViewIfNeeded();
      await expect(sticker).toBeInViewport({ ratio: 1 });
      const covered = await sticker.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const overlaps = (other: Element) => {
          const box = other.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        };
        const others = [...document.querySelectorAll('a, button')].filter(
          (other) => !element.parentElement?.contains(other) && other.checkVisibility(),
        );
        return others.filter(overlaps).map((other) => other.outerHTML.slice(0, 120));
      });
      expect(covered).toEqual([]);
      await sticker.click();
      await expect(page).toHaveURL(eventPageUrl);
      await expect(sticker).toHaveCount(0);
    });
});

test.describe('for those who have seen the film, the sticker', () => {
  test.use({ eventIntro: 'seen' });

  test('rests above the footer, and can be dismissed permanently', async ({ page }) => {
    const { sticker, hide } = await announcement(page);
    const { footer } = shell(page, 'en');
    await page.clock.setFixedTime(during);
    await visit(page, await address('history', 'en'));
    await expect(sticker).toBeVisible();
    await footer.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const bottomOf = async () => sticker.evaluate((element) => element.getBoundingClientRect().bottom);
    const footerTop = () => footer.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await bottomOf()) - (await footerTop())).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await hide.click();
    await expect(sticker).toHaveCount(0);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(sticker).toHaveCount(0);
  });
});

test.describe('the sticker covers nothing', () => {
  test.use({ eventIntro: 'seen' });

  for (const [size, viewport] of Object.entries(sizes))
    for (const where of ['offers', 'share price'])
      test(`on the page of the ${where}, on ${size}${coreIn(`${size} ${where}`, 'mobile offers')}`, async ({
        page,
      }) => {
        const { sticker } = await announcement(page);
        await page.setViewportSize(viewport);
        await page.clock.setFixedTime(during);
        await visit(page, where === 'offers' ? await jobsPage('en') : await address('share', 'en'));
        await expect(sticker).toBeVisible();
        const covered = await sticker.evaluate(async (element) => {
          const place = element.parentElement;
          const others = [...document.querySelectorAll('main :is(a, button, summary, input, h2, p, li, dd, figure)')];
          const found = new Set<string>();
          for (let top = 0; top < document.body.scrollHeight; top += 200) {
            window.scrollTo({ top, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
            const boxes = [...(place?.children ?? [])].map((part) => part.getBoundingClientRect());
            for (const other of others) {
              const { left, right, top: from, bottom } = other.getBoundingClientRect();
              const isUnder = (box: DOMRect) =>
                left < box.right && right > box.left && from < box.bottom && bottom > box.top;
              if (boxes.some(isUnder)) found.add(other.outerHTML.slice(0, 120));
            }
          }
          return [...found];
        });
        expect(covered).toEqual([]);
      });
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.mobile });

  test('the film plays when it is tapped, and then links to the event after five seconds', async ({ page }) => {
    const { film, intro, link, closeButton, laterCloseButton } = await announcement(page);
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('event.mp4')) films.push(request.url());
    });
    await visitWithFilm(page, '/en/', intro);
    await expect(closeButton).toBeVisible();
    await page.clock.runFor(5000);
    await expect(link).toHaveCount(0);
    expect(films).toEqual([]);
    await film.click();
    await expect(film).toHaveJSProperty('paused', false);
    await page.clock.runFor(5000);
    await expect(link).toBeVisible();
    await laterCloseButton.click();
    await expect(intro).toHaveCount(0);
  });
});

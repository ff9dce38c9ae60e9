import type { Page } from '@playwright/test';
import { getJobsPath } from '../support/careers';
import { getEntryPath, loadSettings } from '../support/content';
import { coreTag } from '../support/core';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { stayAtFirstMoment, stopClock, visit } from '../support/visit';

test.use({ eventIntro: 'unseen' });

/** Locators for the announcement of the event. Throws if no event is announced. */
const announcement = async (page: Page) => {
  const { singleTypeEvent: event } = await loadSettings('en');
  if (!event) throw new Error('No event is announced.');
  const { videoIntro, stickerAnimation, eventPageUrl } = event;
  const intro = page.getByRole('dialog', { name: videoIntro.title });
  return {
    eventPageUrl,
    intro,
    video: intro.getByLabel(videoIntro.alt),
    link: intro.getByRole('link', { name: videoIntro.linkText }),
    delayedCloseButton: intro.getByRole('button', { name: videoIntro.closeButtonText }),
    sticker: page.getByRole('link', { name: stickerAnimation.mainImage.alt }),
  };
};

const duringEvent = '2026-12-01T10:00:00Z';

test.describe('the film of the special event', () => {
  test('opens over the home page on desktop, plays, and links to the event after five seconds', async ({ page }) => {
    const { intro, video, link, delayedCloseButton, eventPageUrl } = await announcement(page);
    await page.setViewportSize(sizes.desktop);
    await page.clock.install({ time: duringEvent });
    await stayAtFirstMoment(page);
    await visit(page, '/en/');
    await expect(intro).toBeVisible();
    await stopClock(page);
    await expect(video).toHaveJSProperty('paused', false);
    await expect(video).toHaveJSProperty('muted', true);
    await page.clock.runFor(5000);
    await expect(delayedCloseButton).toBeVisible();
    await link.click();
    await page.clock.resume();
    await expect(page).toHaveURL(eventPageUrl);
    await expect(intro).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens over the home page on a phone, and loads its small file on a tap', async ({ page }) => {
    const { intro, video, link } = await announcement(page);
    const videoPaths = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/event.*\.mp4$/.test(pathname)) videoPaths.add(pathname);
    });
    await page.setViewportSize(sizes.mobile);
    await page.clock.setFixedTime(duringEvent);
    await stayAtFirstMoment(page);
    await visit(page, '/en/');
    await expect(intro).toBeVisible();
    await expect(link).toBeVisible();
    await expect(video).toHaveJSProperty('paused', true);
    expect([...videoPaths]).toEqual([]);
    await video.click();
    await expect(video).toHaveJSProperty('paused', false);
    expect([...videoPaths]).toEqual(['/media/films/event-small.mp4']);
  });
});

test.describe('for visitors who have seen the film, the sticker', () => {
  test.use({ eventIntro: 'seen' });

  test('rests above the footer, and links to the page of the event', async ({ page }) => {
    const { sticker, eventPageUrl } = await announcement(page);
    const { footer } = shell(page, 'en');
    await page.clock.setFixedTime(duringEvent);
    await visit(page, await getEntryPath('history', 'en'));
    await expect(sticker).toBeVisible();
    await footer.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const getStickerBottom = async () => sticker.evaluate((element) => element.getBoundingClientRect().bottom);
    const getFooterTop = () => footer.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await getStickerBottom()) - (await getFooterTop())).toBeLessThanOrEqual(0);
    await sticker.click();
    await expect(page).toHaveURL(eventPageUrl);
    await expect(sticker).toHaveCount(0);
  });
});

test.describe('the sticker covers nothing', () => {
  test.use({ eventIntro: 'seen' });

  for (const [size, viewport] of Object.entries(sizes))
    for (const pageName of ['offers', 'share price'])
      test(`on the page of the ${pageName}, on ${size}${coreTag(`${size} ${pageName}`, 'mobile offers')}`, async ({
        page,
      }) => {
        const { sticker } = await announcement(page);
        await page.setViewportSize(viewport);
        await page.clock.setFixedTime(duringEvent);
        await visit(page, pageName === 'offers' ? await getJobsPath('en') : await getEntryPath('share', 'en'));
        await expect(sticker).toBeVisible();
        const coveredElements = await sticker.evaluate(async (element) => {
          const stickerContainer = element.parentElement;
          const contentElements = [
            ...document.querySelectorAll('main :is(a, button, summary, input, h2, p, li, dd, figure)'),
          ];
          const overlapping = new Set<string>();
          for (let top = 0; top < document.body.scrollHeight; top += 200) {
            window.scrollTo({ top, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
            const boxes = [...(stickerContainer?.children ?? [])].map((part) => part.getBoundingClientRect());
            for (const contentElement of contentElements.filter((candidate) => candidate.checkVisibility())) {
              const { left, right, top: elementTop, bottom } = contentElement.getBoundingClientRect();
              const isUnder = (box: DOMRect) =>
                left < box.right && right > box.left && elementTop < box.bottom && bottom > box.top;
              if (boxes.some(isUnder)) overlapping.add(contentElement.outerHTML.slice(0, 120));
            }
          }
          return [...overlapping];
        });
        expect(coveredElements).toEqual([]);
      });
});

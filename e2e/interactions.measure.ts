import type { Page } from '@playwright/test';
import { careers, getJobsPath } from './support/careers';
import { shell } from './support/shell';
import { expect, test } from './support/test';

/**
 * `npm run lighthouse`: how long the browser takes to show the outcome of an interaction, with the processor slowed four
 * times. Not part of `npm test`, because its figures depend on the machine.
 */
const maxMs = 150;
const slowdown = 4;
const locale = 'en';

interface Interaction {
  name: string;
  size: { width: number; height: number };
  getPath: () => string | Promise<string>;
  act: (page: Page) => Promise<void>;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const interactions: Interaction[] = [
  {
    name: 'open the menu',
    size: phone,
    getPath: () => `/${locale}/`,
    act: (page) => shell(page, locale).menuButton.click(),
  },
  {
    name: 'open the search',
    size: desktop,
    getPath: () => `/${locale}/`,
    act: (page) => shell(page, locale).searchButton.first().click(),
  },
  {
    name: 'filter offers',
    size: desktop,
    getPath: () => getJobsPath(locale),
    act: async (page) => {
      const { main, t, filter } = careers(page, locale);
      await filter(t('facts.house')).click();
      await main.getByRole('checkbox', { name: 'Helvant' }).check();
    },
  },
  {
    name: 'save an offer',
    size: phone,
    getPath: () => getJobsPath(locale),
    act: (page) => careers(page, locale).offers.first().getByRole('button').first().click(),
  },
];

/** Records the longest interaction of the page so far, from the input to the next frame, in `window.interactionMs`. */
const observeInteractions = () => {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Object.assign(window, { interactionMs: Math.max(Object(window).interactionMs ?? 0, duration) });
  }).observe(Object({ type: 'event', durationThreshold: 16, buffered: true }));
};

for (const { name, size, getPath, act } of interactions)
  test(`the time to ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(observeInteractions);
    await page.goto(await getPath(), { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act(page);
    await page.waitForTimeout(2000);
    const ms = await page.evaluate(() => Number(Object(window).interactionMs ?? 0));
    process.stdout.write(`${name}: ${ms} ms\n`);
    expect(ms).toBeLessThanOrEqual(maxMs);
  });

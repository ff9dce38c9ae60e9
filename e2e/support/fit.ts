import type { Page } from '@playwright/test';

/** The elements that extend beyond the sides of the window, except for those inside a part that scrolls sideways. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
        if (getComputedStyle(part).overflowX !== 'visible') return true;
      return false;
    };
    const wide =
      document.documentElement.scrollWidth > room ? [`the page: ${document.documentElement.scrollWidth}`] : [];
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > room + 1 || left < -1) && !scrolls(element);
    });
    return [
      ...wide,
      ...out.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
    ];
  });

/** The breadcrumbs that another element covers. */
export const covered = (page: Page): Promise<(string | null)[]> =>
  page.locator('main nav ol a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((link) => link.textContent),
  );

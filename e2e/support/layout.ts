import type { Page } from '@playwright/test';

/** The elements that extend beyond the sides of the window, except for those inside a part that scrolls sideways. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const viewportWidth = document.documentElement.clientWidth;
    const isInScroller = (element: Element): boolean => {
      for (
        let ancestor = element.parentElement;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      )
        if (getComputedStyle(ancestor).overflowX !== 'visible') return true;
      return false;
    };
    const pageOverflow =
      document.documentElement.scrollWidth > viewportWidth ? [`the page: ${document.documentElement.scrollWidth}`] : [];
    const overflowing = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > viewportWidth + 1 || left < -1) && !isInScroller(element);
    });
    return [
      ...pageOverflow,
      ...overflowing.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
    ];
  });

/** The breadcrumbs that another element covers. */
export const findCoveredBreadcrumbs = (page: Page): Promise<(string | null)[]> =>
  page.locator('main nav ol a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((link) => link.textContent),
  );

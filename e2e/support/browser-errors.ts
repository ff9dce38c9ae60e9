import type { Page } from '@playwright/test';

/**
 * Collects the errors of the browser while a page is open: console errors and warnings, Content-Security-Policy
 * violations and uncaught exceptions. A 404 or 410 of the page itself is ignored. Returns the list, which grows.
 */
export const collectBrowserErrors = (page: Page): string[] => {
  const browserErrors: string[] = [];
  page.on('pageerror', (error) => browserErrors.push(String(error)));
  page.on('console', (message) => {
    const isPageStatus = /status of 4(04|10)/.test(message.text()) && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isPageStatus) browserErrors.push(message.text());
  });
  return browserErrors;
};

import type { Page } from '@playwright/test';

/**
 * Collects what the browser complains of while a page is shown: errors and warnings of the console, breaches
 * of the Content-Security-Policy and exceptions that nobody caught.
 */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const ofThePageItself = /status of 4(04|10)/.test(message.text()) && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !ofThePageItself) complaints.push(message.text());
  });
  return complaints;
};

import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const installed = () => [...known, chromium.executablePath()].find((path) => path && existsSync(path));

/**
 * The path of a Chromium: the machine's own, else Playwright's, else one that is installed now, from Debian's
 * packages where they can be, or by Playwright.
 */
export const findBrowser = (): string => {
  const found = installed();
  if (found) return found;
  const installs = ['apt-get update -qq && apt-get install -y -qq chromium', 'playwright install chromium'];
  for (const command of installs) {
    try {
      execSync(command, { stdio: 'inherit' });
    } catch {
      continue;
    }
    const brought = installed();
    if (brought) return brought;
  }
  throw new Error('There is no Chromium, and none could be installed. Set CHROMIUM_PATH to one.');
};

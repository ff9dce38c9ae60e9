import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const candidatePaths = [
  process.env.CHROMIUM_PATH,
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
];

const findInstalled = () => [...candidatePaths, chromium.executablePath()].find((path) => path && existsSync(path));

/**
 * The path of a Chromium: the machine's own, or Playwright's. If there is none, one is installed: from Debian's
 * packages if possible, otherwise by Playwright. The headless shell is preferred because it is faster than full
 * Chromium in headless mode.
 */
export const findBrowser = (): string => {
  const existingPath = findInstalled();
  if (existingPath) return existingPath;
  const installs = [
    'apt-get update -qq && apt-get install -y -qq chromium-headless-shell',
    'playwright install chromium',
  ];
  for (const command of installs) {
    try {
      execSync(command, { stdio: 'inherit' });
    } catch {
      continue;
    }
    const installedPath = findInstalled();
    if (installedPath) return installedPath;
  }
  throw new Error('There is no Chromium, and none could be installed. Set CHROMIUM_PATH to one.');
};

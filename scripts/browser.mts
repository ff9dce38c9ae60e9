import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const candidatePaths = [
  process.env.CHROMIUM_PATH,
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
];

const findInstalled = () => [...candidatePaths, chromium.executablePath()].find((path) => path && existsSync(path));

/**
 * Returns the path of the machine's Chromium, or of Playwright's. If there is none, it installs one, from Debian's
 * packages if possible, otherwise with Playwright. The headless shell is preferred because it is faster than full
 * Chromium in headless mode. Throws if none can be installed.
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
  throw new Error('Chromium is missing and could not be installed. Set CHROMIUM_PATH to its path.');
};

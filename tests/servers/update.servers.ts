import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFolder, listFiles } from '@/server/files';
import { shell } from '../../e2e/support/shell';
import { waitForHydration } from '../../e2e/support/visit';
import { findBrowser } from '../../scripts/browser.mts';
import { forEachConcurrent } from '../attacks/support/load';
import { fetchSitePaths, findPageProblem, sample } from '../attacks/support/pages';
import { get } from '../attacks/support/requests';
import { copyProject } from '../support/project-copy';
import { run } from '../support/run';
import { type Cluster, startCluster } from './support/cluster';

const oldBuild = path.resolve('.');
let newBuild: string;
let cluster: Cluster;
let browser: Browser;

/** Copies the project, with other code in every page. */
const copyChangedProject = (): string => {
  const copy = copyProject();
  const file = path.join(copy, 'components/shell/Footer.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<Base>', '<Base data-build="new">'));
  return copy;
};

beforeAll(async () => {
  newBuild = copyChangedProject();
  const env = { ...process.env, NODE_ENV: 'production' as const, VITEST: '', BUILD_ID: 'the-new-build' };
  await run('npm', ['run', '--silent', 'build'], { cwd: newBuild, env, stdio: ['ignore', 'ignore', 'inherit'] });
  [cluster, browser] = await Promise.all([startCluster(), chromium.launch({ executablePath: findBrowser() })]);
}, 1_200_000);
afterAll(async () => {
  await Promise.all([cluster?.end(), browser?.close()]);
  rmSync(newBuild, { recursive: true });
});

const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The static files of a build that a server does not serve, or serves changed. */
const findWrongFiles = async (index: 0 | 1, build: string): Promise<string[]> => {
  const problems: string[] = [];
  const root = path.join(build, buildFolder.root);
  await forEachConcurrent(listFiles(root), 8, async (name) => {
    const { status, body } = await get(cluster.server(index), encodeURI(buildFolder.prefix + name));
    if (status !== 200 || hash(body) !== hash(readFileSync(path.join(root, name)))) problems.push(`${status} ${name}`);
  });
  return problems;
};

/** Starts two visitors who request pages with all their scripts, styles and fonts, until they are stopped. */
const startVisitors = (paths: string[]) => {
  const problems: string[] = [];
  const builds = { old: 0, new: 0 };
  let isStopped = false;
  const visit = async () => {
    while (!isStopped)
      for (const pagePath of paths) {
        const response = await get(cluster.balancer, pagePath);
        const problem = findPageProblem(response);
        if (problem) problems.push(`${pagePath}: ${problem}`);
        const html = response.body.toString();
        builds[html.includes('data-build="new"') ? 'new' : 'old']++;
        for (const [file] of html.matchAll(/\/_next\/static\/[^"\\\s<>)]+/g)) {
          const { status } = await get(cluster.balancer, file);
          if (status !== 200) problems.push(`${pagePath}: ${status} ${file}`);
        }
        if (isStopped) break;
      }
  };
  const visits = Promise.all([visit(), visit()]);
  return async () => {
    isStopped = true;
    await visits;
    return { problems, builds };
  };
};

/** Opens a page in a browser. `problems` collects the errors in it. */
const openPage = async (pagePath: string): Promise<{ page: Page; problems: string[] }> => {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => {
    const isMissing = response.status() >= 400 && response.url().includes(buildFolder.prefix);
    if (isMissing) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`http://127.0.0.1:${cluster.balancer.port}${pagePath}`, { timeout: 60_000 });
  await waitForHydration(page);
  // Some files are loaded after hydration.
  await page.waitForTimeout(2000);
  return { page, problems };
};

it('nobody sees a broken page while two servers are updated, one after the other', async () => {
  const { pages } = await fetchSitePaths(cluster.server(0));
  const oldPage = await openPage('/en/');
  expect(await oldPage.page.locator('[data-build]').count()).toBe(0);
  const stop = startVisitors(sample(pages, 40));

  await cluster.server(1).stop();
  await cluster.start(1, newBuild);
  for (const index of [0, 1] as const)
    for (const build of [oldBuild, newBuild]) expect(await findWrongFiles(index, build)).toEqual([]);
  // The servers take turns, so that scripts come from both.
  for (const path of sample(pages, 4)) {
    const { page, problems } = await openPage(path);
    expect(problems).toEqual([]);
    await page.close();
  }

  await cluster.server(0).stop();
  await cluster.start(0, newBuild);
  await wait(3000);
  const { problems, builds } = await stop();
  process.stdout.write(`During the update: ${builds.old} pages of the old build, ${builds.new} of the new one\n`);
  expect(problems).toEqual([]);
  expect(Math.min(builds.old, builds.new)).toBeGreaterThan(0);

  // The page of the old build still works while all servers have the new build.
  const { page } = oldPage;
  const { searchButton, searchPopup, footer } = shell(page, 'en');
  await searchButton.click();
  await searchPopup.waitFor();
  await page.keyboard.press('Escape');
  const link = footer.locator('a[href^="/en/"]:not([aria-haspopup])').last();
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${href}`);
  await page.locator('[data-build="new"]').waitFor();
  expect(oldPage.problems).toEqual([]);

  // An old server can be started again on the database of the new ones.
  await cluster.server(0).stop();
  await cluster.start(0, oldBuild);
  expect(await findWrongFiles(0, newBuild)).toEqual([]);
});

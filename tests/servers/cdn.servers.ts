import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachConcurrent } from '../attacks/support/load';
import { fetchSitePaths, sample } from '../attacks/support/pages';
import { poll } from '../attacks/support/poll';
import { get, post, type RawHeaders, type RawResponse, revalidate } from '../attacks/support/requests';
import {
  makeFolder,
  previewSecret,
  type RunningSite,
  readLogLines,
  removeFolder,
  startSite,
} from '../attacks/support/site';
import { findFreePort } from '../support/free-port';
import { startBalancer } from './support/balancer';
import { buildVisitorHeaders, listPageFiles, loadFilesIntoCache } from './support/page-view';
import { isVarnishMissing, startVarnish } from './support/varnish';

/** SCALE=20 sends 100,000 requests. */
const requestCount = 5000 * Number(process.env.SCALE ?? 1);
const purgeToken = 'the-token-of-purges';
const historyPath = '/en/group/history/';

const isHit = ({ headers }: RawResponse) => headers['x-cache'] === 'HIT';

describe.skipIf(isVarnishMissing)(
  `behind Varnish${isVarnishMissing ? ', which is missing (Debian: apt-get install varnish)' : ''}`,
  () => {
    let folder: string;
    let site: RunningSite;
    let isSiteReachable = true;
    let connection: Awaited<ReturnType<typeof startBalancer>>;
    let varnish: Awaited<ReturnType<typeof startVarnish>>;
    let cdn: { port: number };

    beforeAll(async () => {
      folder = makeFolder();
      cdn = { port: await findFreePort() };
      site = await startSite({
        folder,
        variables: {
          CDN_PURGE_URL: `http://127.0.0.1:${cdn.port}/purge`,
          CDN_PURGE_HEADER: `Authorization: Bearer ${purgeToken}`,
          // The tests take the part of a proxy with TLS in front of Varnish, and name visitors in X-Forwarded-For.
          TRUSTED_PROXIES: '2',
        },
      });
      connection = await startBalancer(() => (isSiteReachable ? [site.port] : []));
      varnish = await startVarnish({ ...cdn, sitePort: connection.port, purgeToken });
    });
    afterAll(async () => {
      await varnish?.end();
      connection?.close();
      await site?.kill();
      removeFolder(folder);
    });

    /** Publishes another summary of a page. Resolves with the time, in ms, until visitors of the CDN see it. */
    const publish = async (summary: string): Promise<number> => {
      const file = path.join(folder, 'content/pages/history/en.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^summary:.*$/m, `summary: ${summary}`));
      const startMs = performance.now();
      const revalidation = revalidate(site);
      const isVisible = async () => (await get(cdn, historyPath)).body.includes(summary);
      await poll(isVisible, { timeoutMs: 20_000, intervalMs: 50 });
      const visibleMs = performance.now() - startMs;
      expect((await revalidation).status).toBe(200);
      return visibleMs;
    };

    const readCpuSeconds = () => Number(execFileSync('ps', ['-o', 'cputimes=', '-p', `${site.pid}`]).toString());
    const countSiteRequests = () =>
      readLogLines(site).filter((line) => line.includes('"msg":"request"') && !line.includes('/api/ready/')).length;

    it('more than 95 % of responses come from the cache, while content is published', async () => {
      const { pages } = await fetchSitePaths(site);
      const listCalls = ['events', 'archives'].map((name) => `/api/${name}/?locale=en`);
      const views: string[][] = [];
      for (const page of ['/en/', historyPath, ...sample(pages, 8)]) {
        const html = (await get(cdn, page)).body.toString();
        views.push([page, ...listPageFiles(html), ...listCalls, '/api/share-price/']);
      }
      await loadFilesIntoCache(cdn, views.flat());
      const before = { requestCount: countSiteRequests(), cpuSeconds: readCpuSeconds() };
      const startMs = performance.now();
      const problems: string[] = [];
      let publications: Promise<unknown> = Promise.resolve();
      let hitCount = 0;
      const requests = Array.from({ length: requestCount }, (_, index) => {
        const view = views[Math.floor(index / 40) % views.length] ?? [];
        const target = view[index % view.length] ?? '/en/';
        const isFromCampaign = target.endsWith('/') && index % 4 === 0;
        return {
          index,
          target: isFromCampaign ? `${target}?utm_source=newsletter&utm_id=${index}&gclid=${index}` : target,
          headers: buildVisitorHeaders(index),
        };
      });
      await forEachConcurrent(requests, 8, async ({ index, target, headers }) => {
        if (index % (requestCount / 5) === 500) publications = publications.then(() => publish(`History ${index}.`));
        const response = await get(cdn, target, headers);
        if (response.status !== 200 || !response.isComplete) problems.push(`${target}: ${response.status}`);
        if (isHit(response)) hitCount++;
      });
      await publications;
      const seconds = (performance.now() - startMs) / 1000;
      const siteCount = countSiteRequests() - before.requestCount;
      process.stdout.write(
        `${requestCount} requests in ${seconds.toFixed(1)} s: ${((100 * hitCount) / requestCount).toFixed(2)} % from the cache. ` +
          `The site received ${siteCount} requests, ${(siteCount / seconds).toFixed(1)} a second, ` +
          `and used ${readCpuSeconds() - before.cpuSeconds} s of CPU time.\n`,
      );
      expect(problems).toEqual([]);
      expect(hitCount / requestCount).toBeGreaterThan(0.95);
      expect(siteCount / requestCount).toBeLessThan(0.05);
    }, 1_200_000);

    it('a picture is cached in each format, and a browser gets one that it accepts', async () => {
      const home = (await get(cdn, '/en/')).body.toString();
      const picture = listPageFiles(home).find((file) => file.includes('.jpg')) ?? '';
      await loadFilesIntoCache(cdn, [picture]);
      for (const [accepted, type] of [
        ['image/avif,image/webp,*/*', 'image/avif'],
        ['image/webp,*/*', 'image/webp'],
        ['*/*', 'image/jpeg'],
        ['image/webp,image/avif,image/png', 'image/avif'],
      ] as const) {
        await get(cdn, picture, { Accept: accepted });
        const response = await get(cdn, picture, { Accept: accepted });
        expect([response.headers['content-type'], isHit(response)]).toEqual([type, true]);
      }
    });

    it('a publication is visible within three seconds', async () => {
      const timesMs: number[] = [];
      for (let number = 1; number <= 5; number++) timesMs.push(await publish(`The history, told ${number} times.`));
      process.stdout.write(`From publishing to visible: ${timesMs.map(Math.round).join(', ')} ms\n`);
      // Checks the median time, since a busy machine can delay single publications.
      expect(timesMs.toSorted((a, b) => a - b)[2]).toBeLessThan(3000);
    });

    it('a purge removes pages with its tags, and no others; without the token it is refused', async () => {
      const targets = ['/en/', historyPath];
      const warm = async () => {
        for (const target of targets) await poll(async () => isHit(await get(cdn, target)), { timeoutMs: 10_000 });
      };
      const areHits = async () => (await Promise.all(targets.map((target) => get(cdn, target)))).map(isHit);
      const purge = (token: string) =>
        post(cdn, '/purge', {}, { Authorization: `Bearer ${token}`, 'Surrogate-Key': `page:/fr/ page:${historyPath}` });
      await warm();
      expect((await purge('guessed')).status).toBe(403);
      expect(await areHits()).toEqual([true, true]);
      expect((await purge(purgeToken)).status).toBe(204);
      expect(await areHits()).toEqual([true, false]);
    });

    it('previews bypass the cache, and nobody else gets them', async () => {
      const target = `/api/preview/?secret=${encodeURIComponent(previewSecret)}&path=${historyPath}`;
      const cookies = (await fetch(`http://127.0.0.1:${cdn.port}${target}`, { redirect: 'manual' })).headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0]);
      await poll(async () => isHit(await get(cdn, historyPath)), { timeoutMs: 10_000 });
      const preview = await get(cdn, historyPath, { Cookie: ['_ga=1', ...cookies].join('; ') });
      expect([isHit(preview), preview.headers['cache-control']]).toEqual([false, expect.stringContaining('no-store')]);
      const published = await get(cdn, historyPath, { Cookie: '_ga=1' });
      expect([isHit(published), published.headers['cache-control']]).toEqual([true, expect.stringContaining('public')]);
    });

    it.each<[string, string, RawHeaders, RawHeaders]>([
      ['the redirect to a language', '/', { 'Accept-Language': 'fr' }, { 'Accept-Language': 'it' }],
      ['the redirect to a chosen language', '/', { Cookie: 'NEXT_LOCALE=jp' }, { Cookie: 'NEXT_LOCALE=cn' }],
      ['a captcha', '/api/recaptcha/?action=job-alert', {}, {}],
      ['the page of a link in an email', '/en/job-alert/?token=a', {}, {}],
      ['the page of a subscription', '/fr/subscription/?token=a', {}, {}],
      ['a page that does not exist', '/en/nothing-here/', {}, {}],
      ['an invalid call', '/api/events/?locale=xx', {}, {}],
      ['a picture at a size that no page uses', '/_next/image/?url=%2Fmedia%2Fa.jpg&w=1&q=1', {}, {}],
      ['a file that does not exist', '/media/nothing-here.jpg', {}, {}],
    ])('%s is never cached', async (_, target, first, second) => {
      const responses = [await get(cdn, target, first), await get(cdn, target, second), await get(cdn, target, second)];
      expect(responses.map(isHit)).toEqual([false, false, false]);
      const locations = responses.map(({ headers }) => headers.location);
      if (target === '/') expect(locations[0]).not.toBe(locations[1]);
    });

    it('while the site fails, cached pages are served and its errors are not cached', async () => {
      const otherPath = '/en/group/profile/';
      await poll(async () => isHit(await get(cdn, historyPath)), { timeoutMs: 10_000 });
      isSiteReachable = false;
      expect((await get(cdn, otherPath)).status).toBeGreaterThanOrEqual(500);
      expect((await get(cdn, historyPath)).status).toBe(200);
      isSiteReachable = true;
      expect(await poll(async () => (await get(cdn, otherPath)).status === 200, { timeoutMs: 10_000 })).toBe(true);
    });
  },
);

import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { locales } from '@/lib/i18n/locales';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { forEachConcurrent } from '@/tests/attacks/support/load';
import { fetchSitePaths, sample } from '@/tests/attacks/support/pages';
import { get, newVisitorIp, revalidate } from '@/tests/attacks/support/requests';
import { makeFolder, removeFolder, startSite } from '@/tests/attacks/support/site';
import { fillInForm } from '@/tests/attacks/support/submissions';
import { startCluster } from '@/tests/servers/support/cluster';
import { buildVisitorHeaders, listPageFiles, loadFilesIntoCache } from '@/tests/servers/support/page-view';

// The day of the results, against the built site: `npm run bench:day`. Every visitor is new and views one page: the
// page and up to 35 files, at most six at once. Their connections end at a proxy, which keeps its own to the site. Of a
// hundred, twenty read a PDF of the release, five search for what nobody has searched for, five filter the offers, and
// two create a job alert. An editor publishes every ten seconds. Each step has more visitors than the last; in the
// third, the servers have just been started. The steps end when p99 of a page passes 300 ms. SERVERS=2 measures two
// servers with PostgreSQL behind a balancer. STEP_SECONDS sets the length of a step, RATE the page views a second of
// the first.
const serverCount = Number(process.env.SERVERS ?? 1);
const stepSeconds = Number(process.env.STEP_SECONDS ?? 20);
const firstRate = Number(process.env.RATE ?? 5);
const rateFactor = 1.5;
const coldStepNumber = 3;
const publicationIntervalMs = 10_000;
const maxP99Ms = 300;
/** Visitors do not wait any longer. */
const timeoutMs = 10_000;

const kinds = ['page', 'file', 'search', 'filter', 'PDF', 'job alert'] as const;
type Kind = (typeof kinds)[number];
type Measurements = Record<Kind, { ms: number[]; failedCount: number }>;

interface Step {
  rate: number;
  isCold: boolean;
  measurements: Measurements;
  /** How late the visitors' own process was: above 20 ms, it is the limit, and not the site. */
  ownDelayMs: number;
}

interface Day {
  port: number;
  contentDir: string;
  /** Ends the servers, and starts them again without anything in memory. */
  restart: () => Promise<unknown>;
  end: () => Promise<unknown>;
}

const startServer = async (): Promise<Day> => {
  const folder = makeFolder();
  const start = () =>
    startSite({ folder, variables: { SIGNING_SECRET: process.env.SIGNING_SECRET ?? '', LOG_LEVEL: 'warn' } });
  let site = await start();
  return {
    get port() {
      return site.port;
    },
    contentDir: site.contentDir,
    restart: async () => {
      await site.kill();
      site = await start();
    },
    end: async () => {
      await site.kill();
      removeFolder(folder);
    },
  };
};

const startServers = async (): Promise<Day> => {
  const { balancer, contentDir, server, start, end } = await startCluster();
  return {
    port: balancer.port,
    contentDir,
    restart: () =>
      Promise.all(
        ([0, 1] as const).map(async (index) => {
          await server(index).kill();
          await start(index);
        }),
      ),
    end,
  };
};

const day = serverCount === 2 ? await startServers() : await startServer();
const report = (text: string) => process.stdout.write(`${text}\n`);

/** Changes the summary of the release, which the home pages and the news show, and publishes it. */
const publish = async (publicationNumber: number) => {
  const file = path.join(day.contentDir, 'articles/q3-2026-revenue/en.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^summary:.*$/m, `summary: Version ${publicationNumber}.`));
  await revalidate(day);
};

/** The connections of the proxy. */
const agent = new Agent({ keepAlive: true });

/** Sends a GET request, or a POST request with a body. Resolves with the status, or 0 if there is no response. */
const visit = (target: string, headers: Record<string, string>, body?: string): Promise<number> =>
  new Promise((resolve) => {
    const method = body ? 'POST' : 'GET';
    const outgoing = request({ port: day.port, host: '127.0.0.1', method, path: target, agent, headers });
    outgoing
      .setTimeout(timeoutMs)
      .once('response', (response) =>
        response
          .once('end', () => resolve(response.statusCode ?? 0))
          .once('error', () => resolve(0))
          .resume(),
      )
      .once('timeout', () => outgoing.destroy())
      .once('error', () => resolve(0))
      .end(body);
  });

const readTargets = async (target: string, pattern: RegExp): Promise<string[]> =>
  [...(await get(day, target)).body.toString().matchAll(pattern)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

/** What visitors request: pages with their files, filtered lists, and the PDF files of the release. */
const prepare = async () => {
  const { pages } = await fetchSitePaths(day);
  const release =
    pages.find((page) => page.startsWith('/en/') && page.includes('third-quarter-2026-revenue')) ?? '/en/';
  const homes = locales.map((locale) => `/${locale}/`);
  const views = new Map<string, string[]>();
  for (const page of [...homes, release, '/en/investors/', ...sample(pages, 20)])
    views.set(page, listPageFiles((await get(day, page)).body.toString()));
  await loadFilesIntoCache(day, [...views.values()].flat());
  const filters = await readTargets('/en/talents/job-offers/', /href="(\/en\/talents\/job-offers\/\?[^"]+)"/g);
  const documents = await readTargets('/documents.xml', /<loc>[^<]+(\/documents\/[^<]+revenue[^<]+)</g);
  const article = `/api/download-article/?${new URLSearchParams({ path: release, locale: 'en' })}`;
  return { views: [...views], filters, pdfs: [...documents.slice(0, 1), article] };
};

const prepared = await prepare().catch(async (error) => {
  await day.end();
  throw error;
});
let visitorNumber = 0;

/** Performs what one visitor does, and adds it to the measurements. */
const runVisitor = async (measurements: Measurements): Promise<void> => {
  const number = visitorNumber++;
  const headers = { ...buildVisitorHeaders(number), 'X-Forwarded-For': newVisitorIp() };
  const measure = async (kind: Kind, call: () => Promise<unknown>) => {
    const startMs = performance.now();
    const status = await call();
    measurements[kind].ms.push(performance.now() - startMs);
    if (status !== 200) measurements[kind].failedCount++;
  };
  const load = (kind: Kind, target = '/en/') => measure(kind, () => visit(target, headers));

  const [page, files = []] = prepared.views[number % prepared.views.length] ?? [];
  await load('page', page);
  await forEachConcurrent(files, 6, (file) => load('file', file));
  if (number % 20 === 0) await load('search', `/en/search/?search=revenue+${randomUUID().slice(0, 8)}`);
  if (number % 20 === 10) await load('filter', prepared.filters[number % prepared.filters.length]);
  if (number % 5 === 0) await load('PDF', prepared.pdfs[(number / 5) % prepared.pdfs.length]);
  if (number % 50 === 7) {
    const { target, fields, captchaPass, key } = await fillInForm('alert', issueCaptchaPass);
    const formHeaders = { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key };
    await measure('job alert', () => visit(target, formHeaders, JSON.stringify({ ...fields, captchaPass })));
  }
};

/** Lets visitors arrive at a rate, whether or not earlier ones have been served. */
const runStep = async (rate: number, isCold: boolean): Promise<Step> => {
  const measurements = Object.fromEntries(
    kinds.map((kind) => [kind, { ms: [], failedCount: 0 }]),
  ) as unknown as Measurements;
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  const visitors: Promise<void>[] = [];
  const startMs = performance.now();
  while (visitors.length < rate * stepSeconds) {
    await wait(Math.max(0, startMs + (visitors.length / rate) * 1000 - performance.now()));
    visitors.push(runVisitor(measurements));
  }
  await Promise.all(visitors);
  ownDelay.disable();
  return { rate, isCold, measurements, ownDelayMs: ownDelay.percentile(99) / 1e6 - 5 };
};

const getP99Ms = (ms: number[]): number => ms.toSorted((a, b) => a - b)[Math.floor(ms.length * 0.99)] ?? 0;

const reportStep = ({ rate, isCold, measurements, ownDelayMs }: Step) => {
  const columns = kinds.map((kind) => {
    const { ms, failedCount } = measurements[kind];
    return `${kind} ${getP99Ms(ms).toFixed(0)}${failedCount > 0 ? ` (${failedCount} of ${ms.length} failed)` : ''}`;
  });
  report(
    `${rate.toString().padStart(4)} page views a second${isCold ? ', cold' : ''}: p99 in ms: ${columns.join(', ')}; own delay ${ownDelayMs.toFixed(0)}`,
  );
};

/** How much slower a kind was in a step than in the first. */
const getSlowdown = (kind: Kind, step: Step, first: Step): number =>
  getP99Ms(step.measurements[kind].ms) / getP99Ms(first.measurements[kind].ms);
const getFailedShare = ({ ms, failedCount }: Measurements[Kind]): number => failedCount / Math.max(1, ms.length);

/** The kinds that a step made slow or broke, compared with the first step, the slowest first. */
const findBroken = (step: Step, first: Step): Kind[] =>
  kinds
    .filter((kind) => {
      const isSlow = getP99Ms(step.measurements[kind].ms) > maxP99Ms && getSlowdown(kind, step, first) > 2;
      return isSlow || getFailedShare(step.measurements[kind]) > getFailedShare(first.measurements[kind]);
    })
    .sort((a, b) => getSlowdown(b, step, first) - getSlowdown(a, step, first));

let publicationNumber = 0;
const publications = setInterval(() => void publish(++publicationNumber), publicationIntervalMs);
const warmSteps: Step[] = [];
try {
  report(`${serverCount} server(s), ${prepared.views.length} pages, steps of ${stepSeconds} s`);
  for (let rate = firstRate, stepNumber = 1; ; stepNumber++) {
    const isCold = stepNumber === coldStepNumber;
    if (isCold) await day.restart();
    const step = await runStep(rate, isCold);
    reportStep(step);
    if (isCold) continue;
    warmSteps.push(step);
    if (getP99Ms(step.measurements.page.ms) > maxP99Ms) break;
    rate = Math.ceil(rate * rateFactor);
  }
  const [first] = warmSteps as [Step];
  const broken = warmSteps.map((step) => ({ rate: step.rate, names: findBroken(step, first) }));
  const firstBroken = broken.find(({ names }) => names.length > 0);
  const knee = warmSteps.at(-2);
  if (knee) {
    report(`The knee: ${knee.rate} page views a second`);
    report(
      firstBroken ? `First to break: ${firstBroken.names.join(', ')}, at ${firstBroken.rate}` : 'Nothing else broke',
    );
  } else report(`The first step is too much for this machine: set RATE below ${first.rate}`);
} finally {
  clearInterval(publications);
  await day.end();
}
process.exit();

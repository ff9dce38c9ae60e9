import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveArguments } from '../scripts/serve-arguments.ts';
import type { Load, LoadResult } from './load.mts';
import type { PlainResponse } from './plain-server.mts';

// Compares the built site with a plain Node server and, if it is installed, nginx, which send the same bytes from
// memory or disk. With BASELINE=<folder>, it also measures a built checkout of an earlier commit. The runs of all
// servers are interleaved. Each figure is the median of the rounds.
const roundCount = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.ROUND_SECONDS ?? 3);
const baseline = process.env.BASELINE;
const ports = { site: 3410, plain: 3411, nginx: 3412, baseline: 3413 };
type ServerName = keyof typeof ports;

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const children: ChildProcess[] = [];

/** Waits for the next message of a child process. Rejects if the process ends first. */
const receiveMessage = async (child: ChildProcess): Promise<unknown> => {
  const abortController = new AbortController();
  const exitRejection = once(child, 'exit', { signal: abortController.signal }).then(() =>
    Promise.reject(new Error('A process has ended.')),
  );
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: abortController.signal }), exitRejection]);
    return message;
  } finally {
    exitRejection.catch(() => undefined);
    abortController.abort();
  }
};

const startSite = async (cwd: string, port: number): Promise<void> => {
  const env = {
    ...process.env,
    PORT: `${port}`,
    DATA_DIR: path.join(folder, `${port}`),
    LOG_LEVEL: 'info',
    WARM_UP: 'off',
  };
  children.push(spawn(process.execPath, [...serveArguments], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }));
  while (!(await fetch(`http://localhost:${port}/api/ready/`).catch(() => null))?.ok) await wait(100);
};

/** Fetches the site's response to a path for a client that accepts an encoding. */
const fetchPlainResponse = (urlPath: string, encoding: string) =>
  new Promise<PlainResponse>((resolve, reject) => {
    get({ port: ports.site, path: urlPath, headers: { 'Accept-Encoding': encoding } }, async (response) => {
      const skippedHeaders = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];
      const headers = Object.entries(response.headers).filter(([name]) => !skippedHeaders.includes(name));
      const body = Buffer.concat(await response.toArray());
      const entries = [...headers, ['Content-Length', `${body.length}`]];
      resolve({ path: urlPath, headers: Object.fromEntries(entries), body: body.toString('base64') });
    }).once('error', reject);
  });

const startPlainServer = async (responses: PlainResponse[]) => {
  const child = fork(path.join(import.meta.dirname, 'plain-server.mts'), {
    env: { ...process.env, PORT: `${ports.plain}` },
  });
  children.push(child);
  child.send(responses);
  await receiveMessage(child);
};

/** Starts nginx with the same bodies as files. Returns whether it is installed. */
const startNginx = (responses: PlainResponse[]): boolean => {
  if (spawnSync('nginx', ['-v']).error) return false;
  const locations = responses.map(({ path: urlPath, headers, body }, index) => {
    writeFileSync(path.join(folder, `${index}`), Buffer.from(body, 'base64'));
    const excludedHeaders = ['Content-Length', 'etag', 'content-type'];
    const added = Object.entries(headers)
      .filter(([name]) => !excludedHeaders.includes(name))
      .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
    return `location = ${decodeURIComponent(urlPath)} { root ${folder}; try_files /${index} =404; ${added.join(' ')} }`;
  });
  const configuration = `user root; worker_processes 1; pid ${folder}/pid; error_log stderr; events {}
    http { access_log off; sendfile on; open_file_cache max=100; keepalive_requests 1000000000;
      server { listen ${ports.nginx}; ${locations.join('\n')} } }`;
  writeFileSync(path.join(folder, 'nginx.conf'), configuration);
  children.push(spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;']));
  return true;
};

const loadProcess = fork(path.join(import.meta.dirname, 'load.mts'));
children.push(loadProcess);
const measure = async (load: Load): Promise<LoadResult> => {
  loadProcess.send(load);
  return (await receiveMessage(loadProcess)) as LoadResult;
};

interface Benchmark {
  name: string;
  servers: ServerName[];
  encoding: string;
  status: number;
  connections: number;
  /** Returns the paths to request in a round. */
  paths: (round: number) => string[];
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const runBenchmark = async ({ name, servers, paths, ...load }: Benchmark) => {
  const results = new Map<ServerName, LoadResult[]>(servers.map((server) => [server, []]));
  for (let round = 0; round < roundCount; round++)
    for (const server of servers) {
      const run = { ...load, port: ports[server], paths: paths(round), seconds };
      results.get(server)?.push(await measure(run));
    }
  const lines = servers.map((server) => {
    const serverResults = results.get(server) ?? [];
    const medianFor = (metric: keyof LoadResult) => median(serverResults.map((result) => result[metric]));
    return {
      server,
      perSecond: medianFor('perSecond'),
      p50Ms: medianFor('p50Ms'),
      p99Ms: medianFor('p99Ms'),
      unexpectedCount: medianFor('unexpectedCount'),
    };
  });
  const [siteLine] = lines;
  process.stdout.write(`\n${name}\n`);
  for (const { server, perSecond, p50Ms, p99Ms, unexpectedCount } of lines)
    process.stdout.write(
      `  ${server.padEnd(9)}${perSecond.toFixed(0).padStart(7)} a second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms` +
        `${siteLine && server !== 'site' ? `; the site reaches ${((100 * siteLine.perSecond) / perSecond).toFixed(0)} %` : ''}` +
        `${unexpectedCount > 0 ? `; ${unexpectedCount} unexpected responses` : ''}\n`,
    );
};

try {
  await startSite(process.cwd(), ports.site);
  if (baseline) await startSite(path.resolve(baseline), ports.baseline);
  const html = await (await fetch(`http://localhost:${ports.site}/en/`)).text();
  const script = html.match(/\/_next\/static\/chunks\/main-[^"]+\.js/)?.[0] ?? '';
  const cachedPaths = ['/en/', '/api/share-price/', script];
  for (let visit = 0; visit < 8; visit++) {
    for (const urlPath of cachedPaths) await fetchPlainResponse(urlPath, 'gzip');
    await wait(100);
  }
  const responses = await Promise.all(cachedPaths.map((urlPath) => fetchPlainResponse(urlPath, 'gzip')));
  await startPlainServer(responses);
  const hasNginx = startNginx(responses);
  const comparedServers: ServerName[] = [
    'site',
    'plain',
    ...(hasNginx ? (['nginx'] as const) : []),
    ...(baseline ? (['baseline'] as const) : []),
  ];
  const siteServers: ServerName[] = ['site', ...(baseline ? (['baseline'] as const) : [])];
  const cachedLoad = {
    servers: comparedServers.filter((name) => name !== 'baseline'),
    encoding: 'gzip',
    status: 200,
    connections: 32,
  };
  await runBenchmark({ name: 'A cached page, gzip', ...cachedLoad, paths: () => ['/en/'] });
  await runBenchmark({ name: 'A cached API call, gzip', ...cachedLoad, paths: () => ['/api/share-price/'] });
  await runBenchmark({ name: 'A static script, gzip', ...cachedLoad, paths: () => [script] });
  const renderedLoad = { servers: siteServers, encoding: 'identity', connections: 8 };
  let uniqueNumber = 0;
  const uniquePaths = (prefix: string) => Array.from({ length: 5000 }, () => `${prefix}${uniqueNumber++}`);
  await runBenchmark({
    name: 'A list of offers, rendered for each request',
    ...renderedLoad,
    status: 200,
    connections: 2,
    paths: () => uniquePaths('/en/talents/job-offers/?search=chef+'),
  });
  await runBenchmark({
    name: 'A page that does not exist',
    ...renderedLoad,
    connections: 2,
    status: 404,
    paths: () => uniquePaths('/en/missing-').map((urlPath) => `${urlPath}/`),
  });
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import next from 'next';
import { env, listUnusedVariables } from '../lib/platform/env/index.ts';
import { lifecycle } from '../lib/platform/process/lifecycle.ts';
import { log } from '../lib/platform/process/log.ts';
import { countMissingPath } from '../lib/platform/state/missing-paths.ts';
import { checkDataDir } from './check-data-dir.ts';
import { checkProduction } from './check-production.ts';
import { startMetrics } from './metrics.ts';
import { checkFiles } from './needed-files.ts';
import { observe } from './observe.ts';
import { shareBuild } from './other-builds.ts';
import { createPictureServer } from './pictures/index.ts';
import { createPictureCollector } from './pictures/page-pictures.ts';
import { serializeRequests } from './serialize-requests.ts';
import { createSiteHandler } from './site-handler.ts';
import { stopOnSignals } from './stop.ts';
import { warmUp } from './warm-up.ts';

const secondMs = 1000;

/** Timeouts in ms and a header size in bytes, so that slow clients do not hold connections. */
const limits = {
  headersTimeout: 10 * secondMs,
  requestTimeout: 30 * secondMs,
  keepAliveTimeout: 65 * secondMs,
  connectionsCheckingInterval: 2 * secondMs,
  maxHeaderSize: 16 * 1024,
};
const maxSilenceMs = 60 * secondMs;
/** The server is warm as soon as it makes a page in this time, or if the machine is slow, after a while. */
const warmPageMs = 200;
const maxColdMs = 20 * secondMs;

/**
 * Starts tracing if it is configured; its code is not loaded otherwise. Returns a function that sends the last spans.
 */
const startTracing = async (): Promise<() => Promise<void>> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  if (endpoint === undefined) return async () => undefined;
  const { startTraces } = await import('./traces.ts');
  return startTraces({ endpoint, service, ratio });
};

/**
 * Starts the site. Until its content is loaded, it serves files other than pictures and films, and other requests
 * wait. Then it makes pages in advance, and is ready once it does so quickly. Rejects with the reason if the site cannot
 * start.
 */
export const startServer = async ({ isProduction }: { isProduction: boolean }): Promise<void> => {
  checkProduction(process.env);
  const unused = listUnusedVariables(process.env);
  if (unused.length > 0)
    log.warn({ event: 'server.variables_unused', names: unused }, 'variables of vendors that are not selected are set');
  await checkDataDir(env.DATA_DIR);
  if (isProduction) await checkFiles();

  const flushSpans = await startTracing();
  const server = createServer({ ...limits, ...(isProduction && { shouldUpgradeCallback: () => false }) });
  if (isProduction) server.setTimeout(maxSilenceMs);
  const app = next({ dev: !isProduction, webpack: true, httpServer: server, port: env.PORT });
  await Promise.all([app.prepare(), isProduction && shareBuild()]);
  stopOnSignals(server, flushSpans);
  const { serve, convertAhead } = createPictureServer({ root: 'public', log });
  const site = createSiteHandler(app.getRequestHandler(), { isProduction, servePicture: serve });
  const { METRICS_PORT: port, HOST: host } = env;
  const metrics = port === undefined ? null : await startMetrics({ port, host, measureCache: site.usage });
  const handleRequest = observe({
    ...site,
    count: (request, referrer) => {
      metrics?.count(request);
      countMissingPath(request, referrer);
    },
  });
  server.on('request', serializeRequests(handleRequest));

  server.listen(env.PORT, env.HOST);
  await once(server, 'listening');
  if (isProduction) await lifecycle.content.promise;
  log.info({ event: 'server.started', port: env.PORT }, `The site is at http://${env.HOST ?? 'localhost'}:${env.PORT}`);
  const setWarm = () => {
    lifecycle.isWarm = true;
  };
  if (!isProduction || env.WARM_UP === 'off') return setWarm();
  setTimeout(setWarm, maxColdMs).unref();
  const { add, list } = createPictureCollector();
  const handlePage = (html: string, durationMs: number) => {
    add(html);
    if (durationMs < warmPageMs) setWarm();
  };
  warmUp({ load: site.loadText, hasSpace: site.hasSpace, onPage: handlePage })
    .finally(setWarm)
    .then(() => convertAhead(env.PICTURES_AHEAD === 'on' ? list() : []))
    .catch((error: unknown) =>
      log.warn({ event: 'server.warm_up_failed', err: error }, 'failed to make pages and pictures in advance'),
    );
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { serveArguments } from '../../scripts/serve-arguments';
import { startCountingProxy } from '../support/counting-proxy';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { copyProject } from '../support/project-copy';
import { run } from '../support/run';
import { startStrapi } from '../support/strapi';

/** What the tests know of the running CMS and of the two sites. */
export interface Running {
  strapi: { url: string; token: string; publisher: { email: string; password: string } };
  /** Where requests of the site to Strapi are listed, as JSON. */
  requests: string;
  /** The site over files, and over Strapi. */
  sites: { files: string; strapi: string };
  /** A folder that was empty, with the content as Strapi exported it after the seeding. */
  exported: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    running: Running;
  }
}

const previewSecret = 'the secret of editors in the tests of the CMS';
const revalidateSecret = 'the secret of the CMS in the tests of the CMS';
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Builds a copy of the project and serves it. */
const startSite = async (name: string, port: number, variables: Record<string, string>) => {
  const folder = copyProject();
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    VITEST: '',
    PORT: `${port}`,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    WARM_UP: 'off',
    LOG_LEVEL: 'warn',
    PREVIEW_SECRET: previewSecret,
    REVALIDATE_SECRET: revalidateSecret,
    ...variables,
  };
  const log = openSync(path.join(folder, 'site.log'), 'a');
  const start = performance.now();
  await run('npm', ['run', '--silent', 'build'], { cwd: folder, env, stdio: ['ignore', log, log] });
  say(`Build over ${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  const server = spawn('node_modules/.bin/node', serveArguments, {
    cwd: folder,
    env,
    stdio: ['ignore', log, log],
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/api/ready/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`The site does not start; see ${folder}/site.log.`);
    await wait(100);
  }
  return {
    url,
    folder,
    async end() {
      server.kill('SIGKILL');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};

/** Starts PostgreSQL, Strapi with all content, and the site over files and over Strapi. */
export default async ({ provide }: TestProject) => {
  const ends: (() => unknown)[] = [];
  const endAll = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const postgres = await startPostgres();
    ends.push(postgres.end);
    const sitePort = await freePort();
    const strapi = await startStrapi({
      port: await freePort(),
      database: await postgres.create('cms'),
      site: `http://localhost:${sitePort}`,
      previewSecret,
      revalidateSecret,
    });
    ends.push(strapi.end);
    say(`Strapi: ${strapi.url}`);

    const exported = path.resolve('reports/cms-export');
    rmSync(exported, { recursive: true, force: true });
    mkdirSync(exported, { recursive: true });
    await strapi.exportTo(exported);

    const proxy = await startCountingProxy(strapi.url);
    ends.push(proxy.close);
    const overStrapi = await startSite('Strapi', sitePort, {
      CMS: 'strapi',
      CMS_URL: proxy.url,
      CMS_TOKEN: strapi.token,
      CMS_ADMIN_URL: strapi.url,
    });
    ends.push(overStrapi.end);
    say(`Requests to Strapi for the build and the start: ${proxy.requestLines.length}`);
    const overFiles = await startSite('files', await freePort(), {});
    ends.push(overFiles.end);

    provide('running', {
      strapi: { url: strapi.url, token: strapi.token, publisher: strapi.publisher },
      requests: `${proxy.url}/asked`,
      sites: { files: overFiles.url, strapi: overStrapi.url },
      exported,
    });
  } catch (error) {
    await endAll();
    throw error;
  }
  return endAll;
};

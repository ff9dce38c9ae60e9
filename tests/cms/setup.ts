import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { serveArguments } from '../../scripts/serve-arguments';
import { startCountingProxy } from '../support/counting-proxy';
import { findFreePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { copyProject } from '../support/project-copy';
import { run } from '../support/run';
import { startStrapi } from '../support/strapi';

interface Credentials {
  email: string;
  password: string;
}

/** The addresses and secrets of the running CMS and of the two sites. */
export interface TestEnvironment {
  strapi: { url: string; token: string; uploadsFolder: string; publisher: Credentials; editor: Credentials };
  /** The address that returns the requests of the site to Strapi, as a JSON array. */
  requestsUrl: string;
  /** The addresses of the site with content from files, and with content from Strapi. */
  sites: { files: string; strapi: string };
  /** The folder to which Strapi exported its content after seeding. */
  exportFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    environment: TestEnvironment;
  }
}

const previewSecret = 'the secret of editors in the tests of the CMS';
const revalidateSecret = 'the secret of the CMS in the tests of the CMS';
const report = (text: string) => process.stdout.write(`${text}\n`);

/** Builds a copy of the project and serves it. Returns its address, its folder, and a function that stops it. */
const buildAndStartSite = async (name: string, port: number, variables: Record<string, string>) => {
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
  const logFd = openSync(path.join(folder, 'site.log'), 'a');
  const startMs = performance.now();
  await run('npm', ['run', '--silent', 'build'], { cwd: folder, env, stdio: ['ignore', logFd, logFd] });
  report(`Build with ${name}: ${Math.round((performance.now() - startMs) / 1000)} s`);
  const server = spawn('node_modules/.bin/node', serveArguments, {
    cwd: folder,
    env,
    stdio: ['ignore', logFd, logFd],
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/api/ready/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`The site does not start. See ${folder}/site.log.`);
    await wait(100);
  }
  return {
    url,
    folder,
    async stop() {
      server.kill('SIGKILL');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};

/**
 * Starts PostgreSQL, Strapi with all content, and two sites: one with content from files, one with content from Strapi.
 * Returns a function that stops all of them.
 */
export default async ({ provide }: TestProject) => {
  const cleanups: (() => unknown)[] = [];
  const cleanUp = async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  };
  try {
    const postgres = await startPostgres();
    cleanups.push(postgres.end);
    const sitePort = await findFreePort();
    const strapi = await startStrapi({
      port: await findFreePort(),
      databaseUrl: await postgres.create('cms'),
      siteUrl: `http://localhost:${sitePort}`,
      previewSecret,
      revalidateSecret,
    });
    cleanups.push(strapi.stop);
    report(`Strapi: ${strapi.url}`);

    const exportFolder = path.resolve('reports/cms-export');
    rmSync(exportFolder, { recursive: true, force: true });
    mkdirSync(exportFolder, { recursive: true });
    await strapi.exportTo(exportFolder);

    const proxy = await startCountingProxy(strapi.url);
    cleanups.push(proxy.close);
    const strapiSite = await buildAndStartSite('Strapi', sitePort, {
      CMS: 'strapi',
      CMS_URL: proxy.url,
      CMS_TOKEN: strapi.token,
      CMS_ADMIN_URL: strapi.url,
    });
    cleanups.push(strapiSite.stop);
    report(`Requests to Strapi for the build and the start: ${proxy.requestLines.length}`);
    const filesSite = await buildAndStartSite('files', await findFreePort(), {});
    cleanups.push(filesSite.stop);

    provide('environment', {
      strapi: { url: strapi.url, token: strapi.token, uploadsFolder: strapi.uploadsFolder, ...strapi.accounts },
      requestsUrl: `${proxy.url}/asked`,
      sites: { files: filesSite.url, strapi: strapiSite.url },
      exportFolder,
    });
  } catch (error) {
    await cleanUp();
    throw error;
  }
  return cleanUp;
};

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { poll } from '../../attacks/support/poll';
import { get } from '../../attacks/support/requests';

export const isVarnishMissing = spawnSync('varnishd', ['-V']).error !== undefined;

interface Options {
  port: number;
  sitePort: number;
  purgeToken: string;
}

/** Starts Varnish on 127.0.0.1 with docs/vendors/varnish.vcl, in front of a site. */
export const startVarnish = async ({ port, sitePort, purgeToken }: Options) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'varnish-'));
  const configuration = path.join(folder, 'site.vcl');
  const vcl = readFileSync('docs/vendors/varnish.vcl', 'utf8').replace('.port = "3000"', `.port = "${sitePort}"`);
  writeFileSync(configuration, vcl);
  const place = ['-j', 'none', '-F', '-n', path.join(folder, 'work'), '-a', `127.0.0.1:${port}`];
  const child = spawn('varnishd', [...place, '-f', configuration, '-s', 'malloc,256m'], {
    stdio: ['ignore', 'ignore', openSync(path.join(folder, 'err'), 'a')],
    env: { ...process.env, PURGE_TOKEN: purgeToken },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isReady = await poll(async () => (await get({ port }, '/api/ready/')).status === 200, { timeoutMs: 30_000 });
  if (!isReady) throw new Error(`Varnish does not start: ${readFileSync(path.join(folder, 'err'), 'utf8')}`);
  return {
    async end() {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

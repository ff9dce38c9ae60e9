import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { poll } from '../attacks/support/poll';
import { startSite } from '../attacks/support/site';
import type { Fault } from '../support/faults/faults';
import { startFaultProxy } from '../support/faults/proxy';
import { toUrlVariable, upstreamNames } from '../support/remote/remote-copy';
import type { Upstream } from './calls';

/** The address at which all upstreams are served. */
const upstreamsUrl = process.env.UPSTREAMS_URL ?? '';
const preloadModule = path.resolve('tests/support/faults/inside.mts');
const caFile = path.resolve('tests/support/faults/certificates/ca.pem');

/** Starts a server with a proxy in front of each upstream. */
export const startSiteBehindProxies = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const hostMarkerFile = path.join(folder, 'name');
  const memoryFile = path.join(folder, 'memory');
  const proxies = await Promise.all(
    upstreamNames.map(async (name) => ({
      name,
      ...(await startFaultProxy({ target: upstreamsUrl, nameFile: hostMarkerFile })),
    })),
  );
  const urls = proxies.map(({ name, url }) => [toUrlVariable(name), url]);
  const site = await startSite({
    folder,
    variables: {
      ...Object.fromEntries(urls),
      CONTENT_DIR: path.resolve('content'),
      NODE_OPTIONS: `--import ${preloadModule}`,
      NODE_EXTRA_CA_CERTS: caFile,
      NAME_FILE: hostMarkerFile,
      MEMORY_FILE: memoryFile,
      REPORTS_TO: 'reports@test.example',
      LOG_LEVEL: 'warn',
    },
  });
  return {
    site,
    /** Makes some upstreams fail; null ends the fault. */
    applyFault: async (names: readonly Upstream[], fault: Fault | null) => {
      for (const { name, setFault } of proxies) if (names.includes(name)) await setFault(fault);
    },
    /** Measures the memory in use after a garbage collection. */
    measureMemoryBytes: async () => {
      rmSync(memoryFile, { force: true });
      process.kill(site.pid, 'SIGUSR2');
      await poll(() => statSync(memoryFile, { throwIfNoEntry: false })?.size ?? null, { timeoutMs: 30_000 });
      return Number(readFileSync(memoryFile, 'utf8'));
    },
    stop: async () => {
      await site.kill();
      for (const { close } of proxies) close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveArguments } from '../../../scripts/serve-arguments';
import { findFreePort } from '../../support/free-port';
import { poll } from './poll';

export const revalidateSecret = 'the secret of the CMS in the attack tests';
export const previewSecret = 'the secret of editors in the attack tests';
const signingSecret = 'the secret of all servers that the attack tests start';

type Variables = Record<string, string>;

/** A server. Its output is in the files `out` and `err` of `folder`. */
export interface Site {
  port: number;
  pid: number;
  folder: string;
  contentDir: string;
  dataDir: string;
}

export interface ExitResult {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A server that this process started and can end. */
export interface RunningSite extends Site {
  exited: Promise<ExitResult>;
  hasExited: () => boolean;
  /** Sends SIGTERM, and resolves with how the server exited. */
  stop: () => Promise<ExitResult>;
  /** Kills the server, as if the machine crashed. */
  kill: () => Promise<void>;
}

type SiteFolder = Pick<Site, 'folder'>;

/** The complete lines of a server's log. */
export const readLogLines = ({ folder }: SiteFolder): string[] =>
  readFileSync(path.join(folder, 'out'), 'utf8').split('\n').slice(0, -1);

/** A server's standard error output. */
export const readStderr = ({ folder }: SiteFolder): string => readFileSync(path.join(folder, 'err'), 'utf8');

/** A new folder with a copy of the content. */
export const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'attacks-'));
  const { status } = spawnSync('cp', ['-rp', 'content', path.join(folder, 'content')]);
  if (status !== 0) throw new Error('The content cannot be copied.');
  return folder;
};

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The environment that the server needs to serve the existing build, without the developer's own settings. */
const buildEnv = (folder: string, port: number): Variables => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  // These are the values of the image and of docs/operating.md.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
  PORT: `${port}`,
  HOST: '127.0.0.1',
  CONTENT_DIR: path.join(folder, 'content'),
  DATA_DIR: path.join(folder, 'data'),
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'info',
  WARM_UP: 'off',
  REVALIDATE_SECRET: revalidateSecret,
  PREVIEW_SECRET: previewSecret,
  SIGNING_SECRET: signingSecret,
  SMTP_URL: '',
  MAIL_FROM: '',
  REPORTS_TO: '',
});

interface Options {
  folder: string;
  variables?: Variables;
  /** The project whose build is served. */
  build?: string;
  /** Whether every write to a file fails, as on a full disk. */
  fullDisk?: boolean;
}

/**
 * Starts a server without waiting for it. Its log goes to a file, so that a slow reader does not slow the server down.
 */
export const launch = async ({ folder, variables = {}, build = '.', fullDisk = false }: Options) => {
  const port = await findFreePort();
  const server = ['node_modules/.bin/node', ...serveArguments];
  const [command = '', ...parameters] = fullDisk ? ['bash', '-c', `ulimit -f 0; exec ${server.join(' ')}`] : server;
  const out = path.join(folder, 'out');
  const err = path.join(folder, 'err');
  const child: ChildProcess = spawn(command, parameters, {
    cwd: build,
    stdio: fullDisk ? ['ignore', 'pipe', 'pipe'] : ['ignore', openSync(out, 'a'), openSync(err, 'a')],
    // Next's types require NODE_ENV; the server sets it itself.
    env: { ...buildEnv(folder, port), ...variables } as Variables & NodeJS.ProcessEnv,
  });
  child.stdout?.pipe(createWriteStream(out, { flags: 'a' }));
  child.stderr?.pipe(createWriteStream(err, { flags: 'a' }));
  const exited = new Promise<ExitResult>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const site: Site = {
    port,
    pid: child.pid ?? 0,
    folder,
    contentDir: path.join(folder, 'content'),
    dataDir: path.join(folder, 'data'),
  };
  return {
    site,
    exited,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    end: (signal: NodeJS.Signals): Promise<ExitResult> => {
      child.kill(signal);
      return exited;
    },
  };
};

const isReady = async (port: number) => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/ready/`)).ok;
  } catch {
    return false;
  }
};

/** Waits until a server can serve pages. Throws if it has exited, or after 90 seconds. */
export const waitUntilReady = async ({ port, folder }: Site, hasExited = () => false): Promise<void> => {
  await poll(async () => hasExited() || (await isReady(port)), { timeoutMs: 90_000, intervalMs: 50 });
  if (!(await isReady(port))) throw new Error(`The server does not start: ${readStderr({ folder })}`);
};

/** Starts a server; resolves when it can serve pages. */
export const startSite = async (options: Options): Promise<RunningSite> => {
  const { site, exited, hasExited, end } = await launch(options);
  try {
    await waitUntilReady(site, hasExited);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { ...site, exited, hasExited, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
};

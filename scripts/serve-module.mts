import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a module that serves HTTP in another process, and a task once the module has printed a line because it listens.
 * Stops the module after the task. Throws if the module ends before it listens.
 */
export const withServer = async (
  module: string,
  variables: Record<string, string>,
  task: () => Promise<void>,
): Promise<void> => {
  const server = spawn('node', ['tests/support/serve.mts', module], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [firstOutput] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    if (!Buffer.isBuffer(firstOutput)) throw new Error(`${module} did not start.`);
    process.stdout.write(firstOutput);
    server.stdout.pipe(process.stdout);
    await task();
  } finally {
    server.kill();
  }
};

interface RunOptions {
  cwd?: string;
  variables?: Record<string, string>;
}

/** Runs an npm script. If it fails, and none has failed before, its exit status becomes the status of this process. */
export const runNpm = async (args: string[], { cwd, variables }: RunOptions = {}): Promise<void> => {
  const command = spawn('npm', ['run', '--silent', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  const [code] = await once(command, 'exit');
  process.exitCode ||= code ?? 1;
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a module that serves something over HTTP in another process while `use` runs; it writes a line once it listens. */
export const whileServing = async (
  module: string,
  variables: Record<string, string>,
  use: () => Promise<void>,
): Promise<void> => {
  const server = spawn('node', ['tests/support/serve.mts', module], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [first] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    if (!Buffer.isBuffer(first)) throw new Error(`${module} does not start.`);
    process.stdout.write(first);
    server.stdout.pipe(process.stdout);
    await use();
  } finally {
    server.kill();
  }
};

interface Run {
  cwd?: string;
  variables: Record<string, string>;
}

/** Runs a command of npm. The exit status of this process is that of the first command that fails. */
export const runNpm = async (args: string[], { cwd, variables }: Run): Promise<void> => {
  const command = spawn('npm', ['run', '--silent', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  const [code] = await once(command, 'exit');
  process.exitCode ||= code ?? 1;
};

import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command without blocking this process. Rejects if it fails. */
export const run = async (command: string, parameters: string[], options: SpawnOptions = {}): Promise<void> => {
  const [code] = await once(spawn(command, parameters, { stdio: 'inherit', ...options }), 'exit');
  if (code !== 0) throw new Error(`"${[command, ...parameters].join(' ')}" failed.`);
};

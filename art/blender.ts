import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Runs a script of `scenes/` in Blender, with the script's own arguments. Needs Blender 3.4 or later with Cycles, and
 * numpy in its Python. Rejects if the script fails.
 */
export const blender = async (script: string, args: (string | number)[]): Promise<void> => {
  const threads = ['-t', String(availableParallelism())];
  const python = ['--python-exit-code', '1', '--python', fileURLToPath(new URL(`scenes/${script}`, import.meta.url))];
  await promisify(execFile)('blender', ['-b', ...threads, ...python, '--', ...args.map(String)], {
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
    maxBuffer: 1e8,
  });
};

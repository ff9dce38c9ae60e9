import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Runs a script from `scenes/` in Blender, with the script's own arguments. Needs Blender 3.4 or later with Cycles, and
 * numpy in its Python. Rejects if the script fails.
 */
export const runInBlender = async (script: string, args: (string | number)[]): Promise<void> => {
  const threadArgs = ['-t', String(availableParallelism())];
  const scriptArgs = [
    '--python-exit-code',
    '1',
    '--python',
    fileURLToPath(new URL(`scenes/${script}`, import.meta.url)),
  ];
  await promisify(execFile)('blender', ['-b', ...threadArgs, ...scriptArgs, '--', ...args.map(String)], {
    // The denoiser runs its own threads: those of OpenBLAS would only compete with them.
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
    maxBuffer: 1e8,
  });
};

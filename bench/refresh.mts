import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { withServer } from '../scripts/serve-module.mts';

/**
 * Loads 5,000 offers from a stand-in for a job board, which runs in another process, and refreshes them while visitors
 * search: `npm run bench:refresh`. `BOARD=lever` measures another board, `OFFERS` sets another number.
 */
const port = process.env.BOARD_PORT ?? '3213';

await withServer('bench/refresh/board.ts', { BOARD_PORT: port }, async () => {
  const measurement = spawn('node', ['--expose-gc', 'tests/support/serve.mts', 'bench/refresh/measure.ts'], {
    env: { ...process.env, BOARD_URL: `http://127.0.0.1:${port}` },
    stdio: 'inherit',
  });
  const [code] = await once(measurement, 'exit');
  process.exitCode = code ?? 1;
});

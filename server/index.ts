import { logConsole } from './log-console.ts';

const isProduction = process.env.NODE_ENV === 'production';

try {
  if (isProduction) logConsole((await import('../lib/platform/process/log.ts')).log);
  const { startServer } = await import('./start-server.ts');
  await startServer({ isProduction });
} catch (error) {
  process.stderr.write(`The site does not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

import nextEnv from '@next/env';
import { createViteServer } from 'vitest/node';

/**
 * Sends the search engine what it lacks of the published content and the open offers: `npm run search:index`. It also does
 * so itself when a server starts and when content changes.
 */
nextEnv.loadEnvConfig(process.cwd());
const vite = await createViteServer({
  configFile: false,
  root: process.cwd(),
  resolve: { alias: { '@': process.cwd() } },
  server: { middlewareMode: true, watch: null, ws: false },
  appType: 'custom',
});
const { indexEverything } = await vite.ssrLoadModule('/lib/site/refresh/refresh-content.ts');
await indexEverything();
await vite.close();
process.exit();

import { createViteServer } from 'vitest/node';

/** Runs a module of this project that serves something over HTTP: `node tests/support/serve.mts <path>`. */
const vite = await createViteServer({
  configFile: false,
  root: process.cwd(),
  resolve: { alias: { '@': process.cwd() } },
  server: { middlewareMode: true, watch: null, ws: false },
  appType: 'custom',
  logLevel: 'warn',
});
await vite.ssrLoadModule(`/${process.argv[2]}`);

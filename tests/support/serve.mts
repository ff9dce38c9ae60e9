import { createViteServer } from 'vitest/node';

// `node tests/support/serve.mts <path>` runs a module of this project that serves something over HTTP.
const vite = await createViteServer({
  configFile: false,
  root: process.cwd(),
  resolve: { alias: { '@': process.cwd() } },
  server: { middlewareMode: true, watch: null, ws: false },
  appType: 'custom',
  logLevel: 'warn',
});
await vite.ssrLoadModule(`/${process.argv[2]}`);

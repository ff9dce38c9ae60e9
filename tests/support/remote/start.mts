import { createViteServer } from 'vitest/node';

/** Serves the embedded upstreams over HTTP, at `UPSTREAMS_PORT`, so that a site can run on remote ones. */
const vite = await createViteServer({
  configFile: false,
  root: process.cwd(),
  resolve: { alias: { '@': process.cwd() } },
  server: { middlewareMode: true, watch: null },
  appType: 'custom',
});
await vite.ssrLoadModule('/tests/support/remote/serve-site.ts');

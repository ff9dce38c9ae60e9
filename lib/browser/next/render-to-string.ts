import { registerHooks } from 'node:module';

const replacement = new URL('react-dom-server.ts', import.meta.url).href;

/** Makes Next render pages with `react-dom-server.ts`. It must be called before Next is loaded. */
export const renderToString = (): void => {
  registerHooks({
    resolve: (name, context, next) =>
      name === 'react-dom/server.edge' ? { url: replacement, shortCircuit: true } : next(name, context),
  });
};

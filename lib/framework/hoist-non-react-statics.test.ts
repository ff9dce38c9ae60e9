import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '@/next.config.js';
import hoist from './hoist-non-react-statics';

const read = (file: string) => readFileSync(file, 'utf8');

it('returns the component, as the package does if there is nothing to copy', () => {
  const App = () => null;
  expect(hoist(App)).toBe(App);
});

it('replaces the package in the browser’s code', () => {
  const webpack = { module: { rules: [] }, resolve: { alias: {} as Record<string, string> } };
  config.webpack?.(webpack, { isServer: false } as never);
  expect(existsSync(webpack.resolve.alias['hoist-non-react-statics'] ?? '')).toBe(true);
});

it('has a single user, which copies everything that the app has to the app with translations', () => {
  const users = globSync('node_modules/{next-i18next/dist/pagesRouter,react-i18next/dist/es}/**/*.{mjs,js}').filter(
    (file) => read(file).includes('hoist-non-react-statics'),
  );
  expect(users).toEqual(['node_modules/next-i18next/dist/pagesRouter/appWithTranslation.mjs']);
  expect(read(users[0] ?? '')).toContain('hoistNonReactStatics(AppWithTranslation, WrappedComponent)');
  expect(read('pages/_app.tsx')).not.toMatch(/\bApp\.\w+\s*=|getInitialProps/);
});

import { existsSync, readFileSync } from 'node:fs';
import { act } from '@testing-library/react';
import reactDomClient from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import config from '@/next.config.js';
import client from './react-dom-client';

const nextClient = `${process.cwd()}/node_modules/next/dist/client/index.js`;

it('replaces the module that Next hydrates pages with, and is called in the expected way', () => {
  const source = readFileSync(nextClient, 'utf8');
  expect(source).toContain('const _client = /*#__PURE__*/ _interop_require_default._(require("react-dom/client"));');
  expect(source.match(/_client\b.*/g)?.filter((use) => !use.startsWith('_client ='))).toEqual([
    '_client.default.hydrateRoot(domEl, reactEl, {',
  ]);
});

it('replaces it in the browser build', () => {
  const webpack = {
    module: { rules: [] as { test: RegExp; resolve: { alias: Record<string, string> } }[] },
    resolve: { alias: {} },
  };
  config.webpack?.(webpack, { isServer: false } as never);
  const rule = webpack.module.rules.find(({ test }) => test.test(nextClient));
  expect(existsSync(rule?.resolve.alias['react-dom/client$'] ?? '')).toBe(true);
});

it('hydrates a page, and returns its root synchronously', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<button type="button">Press</button>';
  const press = vi.fn();
  const options = { onRecoverableError: vi.fn() };
  const tree = (
    <button type="button" onClick={press}>
      Press
    </button>
  );
  await act(async () => {
    expect(client.hydrateRoot(page, tree, options)).toHaveProperty('render');
  });
  page.querySelector('button')?.click();
  expect(press).toHaveBeenCalledTimes(1);
  expect(options.onRecoverableError).not.toHaveBeenCalled();
});

it('is otherwise the same as React’s own', () => {
  expect(Object.keys(client).sort()).toEqual(Object.keys(reactDomClient).sort());
  expect(client.createRoot).toBe(reactDomClient.createRoot);
});

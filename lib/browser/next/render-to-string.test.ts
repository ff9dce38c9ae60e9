// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const next = 'next/dist/server/ReactDOMServerPages.js';

/** The output of Next's renderer for a page, in a separate process. */
const rendered = (prepare: string) =>
  execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script(prepare)], {
    encoding: 'utf8',
    cwd: path.resolve(),
    env: { ...process.env, NODE_ENV: 'production' },
  });

const script = (prepare: string) => `
  import { createRequire } from 'node:module';
  ${prepare}
  const require = createRequire(process.cwd() + '/');
  const { createElement: h } = require('react');
  const renderer = require('${next}');
  const page = h('main', { lang: 'fr', title: 'a "b" & c' }, 'Maison ', 23, h('p', null, '<été>', null, 'à Paris'));
  const stream = await renderer.renderToReadableStream(page);
  await stream.allReady;
  const chunks = await Array.fromAsync(stream);
  console.log(Buffer.concat(chunks).toString(), chunks.length, renderer.renderToString === undefined);
`;

const hooked = `
  import { renderToString } from './lib/browser/next/render-to-string.ts';
  renderToString();
`;

it('replaces the module that Next renders pages with, and renders the same', () => {
  const [before = '', ...others] = rendered('').trim().split(' 1 false');
  expect(others).toEqual(['']);
  expect(before).toContain('&lt;été&gt;');
  expect(rendered(hooked).trim()).toBe(`${before} 1 true`);
});

it('is needed as long as Next uses the renderer of the edge runtime', () => {
  const runtime = readFileSync('node_modules/next/dist/compiled/next-server/pages.runtime.prod.js', 'utf8');
  expect(runtime).toContain('"react-dom/server.edge"');
});

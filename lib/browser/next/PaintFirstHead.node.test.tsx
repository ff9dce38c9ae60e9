import { HtmlContext, type HtmlProps } from 'next/dist/shared/lib/html-context.shared-runtime';
import { Head } from 'next/document';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PaintFirstHead } from './PaintFirstHead';
import { scriptListId } from './start-scripts';

/** The part of Next's HTML context that the head reads. */
const context = {
  __NEXT_DATA__: { page: '/[[...path]]' },
  assetPrefix: '',
  assetQueryString: '',
  cssAssetQueryString: '',
  mutableAssetQueryString: '',
  buildManifest: {
    pages: { '/_app': ['static/main.js', 'static/app.css'], '/[[...path]]': ['static/main.js', 'static/page.js'] },
    lowPriorityFiles: ['static/_buildManifest.js'],
    polyfillFiles: [],
  },
  dynamicImports: ['static/section.js', 'static/page.js'],
  dynamicCssManifest: new Set(),
  docComponentsRendered: {},
  disableOptimizedLoading: false,
  scriptLoader: {},
  headTags: [],
} as unknown as HtmlProps;

const render = (HeadComponent: typeof Head) =>
  renderToStaticMarkup(
    <HtmlContext.Provider value={context}>
      <HeadComponent />
    </HtmlContext.Provider>,
  );
const sources = (html: string) => [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);

const all = [
  '/_next/static/section.js',
  '/_next/static/main.js',
  '/_next/static/page.js',
  '/_next/static/_buildManifest.js',
];

describe('the head of a built page', () => {
  it('lists the scripts that Next’s own head would start, in its order', () => {
    expect(sources(render(Head))).toEqual(all);
    const [, list = ''] =
      new RegExp(`<script id="${scriptListId}"[^>]*>(.*?)</script>`).exec(render(PaintFirstHead)) ?? [];
    expect(JSON.parse(list)).toEqual(all);
  });

  it('starts and prefetches none of them', () => {
    const html = render(PaintFirstHead);
    expect(sources(html)).toEqual([]);
    expect(html).not.toContain('as="script"');
  });

  it('is otherwise the same as Next’s own', () => {
    const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/g, '');
    expect(withoutScripts(render(PaintFirstHead))).toBe(withoutScripts(render(Head)));
    expect(render(PaintFirstHead)).toContain('href="/_next/static/app.css"');
  });
});

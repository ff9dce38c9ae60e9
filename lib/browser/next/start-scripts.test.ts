import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptListId, startScripts, startScriptsHash } from './start-scripts';

const sources = ['/_next/a.js', '/_next/b.js', '/_next/c.js?x=1&y=2'];

/** The performance observers of the page, which `paint` notifies. */
let watchers: { notify: (list: unknown) => void; options?: PerformanceObserverInit }[];
class FakePerformanceObserver {
  constructor(private readonly notify: (list: unknown) => void) {}
  observe(options: PerformanceObserverInit) {
    watchers.push({ notify: this.notify, options });
  }
}
const paint = (name: string) => {
  const getEntriesByName = (expected: string) => (expected === name ? [{ name }] : []);
  for (const { notify } of watchers) notify({ getEntriesByName });
};
let frames: FrameRequestCallback[];
const showFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};

const run = () => {
  new Function(startScripts)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
};
const queryScripts = () => [...document.head.querySelectorAll('script')];
const started = () => queryScripts().map((script) => script.getAttribute('src'));

beforeEach(() => {
  watchers = [];
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakePerformanceObserver);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const list = `<script id="${scriptListId}" type="application/json">${JSON.stringify(sources)}</script>`;
  document.body.innerHTML = list;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.scripted;
  document.body.innerHTML = '';
});

describe('the scripts of a page', () => {
  it('start once the first picture and text are painted, in their order', () => {
    run();
    expect(watchers.map(({ options }) => options)).toEqual([{ type: 'paint', buffered: true }]);
    paint('first-paint');
    expect(started()).toEqual([]);
    paint('first-contentful-paint');
    expect(started()).toEqual(sources);
    expect(queryScripts().map(({ async }) => async)).toEqual([false, false, false]);
  });

  it('start half a second after the first frame if the browser does not report paints', () => {
    run();
    vi.advanceTimersByTime(10_000);
    expect(started()).toEqual([]);
    showFrame();
    vi.advanceTimersByTime(499);
    expect(started()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(started()).toEqual(sources);
  });

  it('wait for the end of the HTML, where the data of the page is, if the paint comes before', () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    new Function(startScripts)();
    paint('first-contentful-paint');
    expect(started()).toEqual([]);
    readyState.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(started()).toEqual(sources);
  });

  it('start once, however often and late they are triggered', () => {
    run();
    showFrame();
    paint('first-contentful-paint');
    paint('first-contentful-paint');
    vi.advanceTimersByTime(1000);
    expect(started()).toEqual(sources);
  });
});

describe('the page', () => {
  const hasScripts = () => document.documentElement.matches('[data-scripted]');

  it('is marked as having scripts before they are loaded', () => {
    expect(hasScripts()).toBe(false);
    run();
    expect(hasScripts()).toBe(true);
  });

  it('is no longer marked if one of them is blocked', () => {
    run();
    paint('first-contentful-paint');
    queryScripts()[1]?.dispatchEvent(new Event('error'));
    expect(hasScripts()).toBe(false);
  });
});

describe('the hash of the start script', () => {
  it('is the SHA-256 of its source, as the Content-Security-Policy names it', () => {
    expect(startScriptsHash).toBe(`sha256-${createHash('sha256').update(startScripts, 'utf8').digest('base64')}`);
  });

  it('belongs to a source that HTML parsing does not change', () => {
    expect(startScripts).not.toMatch(/<\/script|<!--|\r/i);
  });
});

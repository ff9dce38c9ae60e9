import { createHash } from 'node:crypto';

/** The element that lists the addresses of a page's scripts, as JSON. */
export const scriptListId = 'scripts';

/**
 * Loads a page's scripts, which `PaintFirstHead` lists, after its first picture and text are painted: until then, these
 * have the whole connection. The page's data is at the end of its HTML, so scripts wait for that as well. Browsers that
 * do not report paints start half a second after the first frame. The script is inline and the same on every page, so
 * that the Content-Security-Policy can allow it by its hash.
 *
 * It is in the head and sets `data-scripted`, so that style sheets can rely on scripts from the first frame on. If a
 * script cannot be loaded, it removes the attribute, and the page looks as it does without JavaScript.
 */
export const startScripts = `(() => {
  const { dataset } = document.documentElement;
  dataset.scripted = '';
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const src of JSON.parse(document.getElementById('${scriptListId}').textContent)) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = () => delete dataset.scripted;
      document.head.append(script);
    }
  };
  const startOnceParsed = () =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', start) : start();
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) startOnceParsed();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start, 500)));
})()`;

/** The hash of `startScripts`, for the Content-Security-Policy. */
export const startScriptsHash = `sha256-${createHash('sha256').update(startScripts).digest('base64')}`;

import { createHash } from 'node:crypto';

/** The element that lists the addresses of a page's scripts, as JSON. */
export const scriptListId = 'scripts';

/**
 * Loads a page's scripts, which `PaintFirstHead` lists, after its first picture and text are painted: until then the
 * connection is for them. Runs in the browser, inline, the same on every page, so that the Content-Security-Policy can
 * allow it by its hash. Browsers that do not report the paint start half a second after the first frame.
 *
 * It is in the head, so that `data-scripted` tells style sheets from the first frame on that the page will have its
 * scripts; if one cannot be loaded, the page is shown as without JavaScript.
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
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start, 500)));
})()`;

export const startScriptsHash = `sha256-${createHash('sha256').update(startScripts).digest('base64')}`;

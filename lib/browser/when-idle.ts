/** Calls `action` once the page has loaded and the browser is idle; returns a function that cancels it. */
export const whenIdle = (action: () => void): (() => void) => {
  let waiting: number | undefined;
  const wait = () => {
    // Not supported by every browser.
    waiting = window.requestIdleCallback ? window.requestIdleCallback(action) : window.setTimeout(action);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (waiting === undefined) return;
    if (window.cancelIdleCallback) window.cancelIdleCallback(waiting);
    else window.clearTimeout(waiting);
  };
};

/** Resolves after some milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

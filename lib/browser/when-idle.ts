/** Calls `action` once the page has loaded and the browser is idle; returns a function that cancels it. */
export const whenIdle = (action: () => void): (() => void) => {
  let handle: number | undefined;
  const schedule = () => {
    // Some browsers do not support `requestIdleCallback`.
    handle = window.requestIdleCallback ? window.requestIdleCallback(action) : window.setTimeout(action);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    if (handle === undefined) return;
    if (window.cancelIdleCallback) window.cancelIdleCallback(handle);
    else window.clearTimeout(handle);
  };
};

/** Resolves after `ms` milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

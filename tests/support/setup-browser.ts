import '@testing-library/jest-dom/vitest';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { server } from './server';
import { resetVisitor } from './visitor';

// Test files share their modules: the side effects of an import must be repeated here for each file.
expect.extend(matchers);

// `next build` takes this from next.config.js and inlines it into the browser's code.
process.env.__NEXT_TRAILING_SLASH = 'true';
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The timeout allows for lazily loaded code, which is compiled when a test first needs it.
configure({ asyncUtilTimeout: 4000 });

const unhandledRequests: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:unhandled', ({ request }) => unhandledRequests.push(`${request.method} ${request.url}`));
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  window.name = '';
  delete window.dataLayer;
  resetVisitor();
  vi.useRealTimers();
  expect(unhandledRequests.splice(0).join('\n')).toBe('');
});
afterAll(() => server.close());

// Browser features that jsdom lacks.

const openers = new WeakMap<HTMLDialogElement, Element | null>();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    openers.delete(this);
    if (opener instanceof HTMLElement) opener.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  },
});

window.addEventListener('keydown', ({ key, defaultPrevented }) => {
  const topDialog = [...document.querySelectorAll('dialog')].findLast((dialog) => openers.has(dialog));
  if (key === 'Escape' && !defaultPrevented && topDialog?.dispatchEvent(new Event('cancel', { cancelable: true })))
    topDialog.close();
});

HTMLImageElement.prototype.decode = async () => {};
Element.prototype.scrollIntoView = () => {};

const playing = new WeakSet<HTMLMediaElement>();

Object.defineProperties(HTMLMediaElement.prototype, {
  paused: {
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  },
  play: {
    value: async function play(this: HTMLMediaElement) {
      playing.add(this);
      this.dispatchEvent(new Event('play'));
    },
  },
  pause: {
    value: function pause(this: HTMLMediaElement) {
      playing.delete(this);
      this.dispatchEvent(new Event('pause'));
    },
  },
});

// Clicks on links must not leave the page.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

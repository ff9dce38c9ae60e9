import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** How long a part of the page stays in place while later content moves it, in ms. */
const settlingMs = 2000;

/** Events by which the visitor takes over. */
const takeovers = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Moves the focus to the heading of a part of the page, or to the part itself. */
const focusOn = (part: HTMLElement): void => {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * After a navigation in the same document, moves the focus to the heading of the next page, or of the part that the
 * address names. Keeps that part at the top of the window until it and the sections above it have loaded: Next scrolls
 * only once, before that.
 */
export function useArrival(): void {
  const { events } = useRouter();
  useEffect(() => {
    let previousPath = window.location.pathname;
    let release = () => {};

    const holdInPlace = (id: string) => {
      const visitor = new AbortController();
      let part: HTMLElement | null = null;
      const align = () => {
        const isFirst = !part;
        part = document.getElementById(id);
        if (part && isFirst) {
          focusOn(part);
          setTimeout(release, settlingMs);
        }
        part?.scrollIntoView({ behavior: 'instant' });
      };
      const observer = new ResizeObserver(align);
      release = () => {
        observer.disconnect();
        visitor.abort();
      };
      for (const name of takeovers) window.addEventListener(name, release, { signal: visitor.signal, passive: true });
      const main = document.querySelector('main');
      if (main) observer.observe(main);
      align();
    };

    const arrive = (_: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      release();
      const { pathname, hash } = window.location;
      const isNextPage = pathname !== previousPath;
      previousPath = pathname;
      // The visitor has opened a popup meanwhile.
      if (document.activeElement?.closest('dialog')) return;
      const main = document.querySelector('main');
      if (isNextPage && main) focusOn(main);
      if (hash) holdInPlace(decodeURIComponent(hash.slice(1)));
    };
    events.on('routeChangeComplete', arrive);
    events.on('hashChangeComplete', arrive);
    return () => {
      release();
      events.off('routeChangeComplete', arrive);
      events.off('hashChangeComplete', arrive);
    };
  }, [events]);
}

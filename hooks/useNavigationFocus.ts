import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** How long a part of the page is held in place while content above it loads. */
const settlingMs = 2000;

/** Events by which the visitor takes over the scrolling. */
const takeoverEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Moves the focus to the heading of a part of the page, or to the part itself. */
const focusHeading = (part: HTMLElement): void => {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

const getEntryKey = (): string => window.history.state?.key ?? '';

/** Moves the focus to the link by which the visitor left the page; returns whether the page has it. */
const focusLink = (main: HTMLElement, href: string | undefined): boolean => {
  const link = [...main.querySelectorAll('a')].find((one) => one.href === href);
  link?.focus({ preventScroll: true });
  return link !== undefined;
};

/** Moves the focus to the heading of the next page, also if its code is still loading and it has none yet. */
const focusPage = (main: HTMLElement): void => {
  focusHeading(main);
  if (main.querySelector('h1')) return;
  const observer = new MutationObserver(() => {
    if (!main.querySelector('h1')) return;
    observer.disconnect();
    if (document.activeElement === main) focusHeading(main);
  });
  observer.observe(main, { childList: true, subtree: true });
};

/**
 * After a navigation in the same document, moves the focus to the heading of the next page, or of the part that the
 * address names; after a step back, to the link by which the visitor left. On the same page the focus stays, unless the
 * control that had it is gone. Holds that part at the top of the window until it and the sections above it have loaded:
 * Next scrolls only once, before that.
 */
export function useNavigationFocus(): void {
  const { events } = useRouter();
  useEffect(() => {
    let previousPath = window.location.pathname;
    /** The last link that was followed from each entry of the history, by Next's keys of entries. */
    const followedLinks = new Map<string, string>();
    let release = () => {};

    const holdInPlace = (id: string) => {
      const controller = new AbortController();
      let part: HTMLElement | null = null;
      const align = () => {
        const isFirst = !part;
        part = document.getElementById(id);
        if (part && isFirst) {
          focusHeading(part);
          setTimeout(release, settlingMs);
        }
        part?.scrollIntoView({ behavior: 'instant' });
      };
      const observer = new ResizeObserver(align);
      release = () => {
        observer.disconnect();
        controller.abort();
      };
      for (const name of takeoverEvents)
        window.addEventListener(name, release, { signal: controller.signal, passive: true });
      const main = document.querySelector('main');
      if (main) observer.observe(main);
      align();
    };

    const onArrival = (_: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      release();
      const { pathname, hash } = window.location;
      const isNextPage = pathname !== previousPath;
      previousPath = pathname;
      // The visitor has opened a popup meanwhile.
      if (document.activeElement?.closest('dialog')) return;
      const main = document.querySelector('main');
      const isLost = document.activeElement === document.body;
      if (main && (isNextPage || isLost) && !focusLink(main, followedLinks.get(getEntryKey()))) focusPage(main);
      if (hash) holdInPlace(decodeURIComponent(hash.slice(1)));
    };
    const onDeparture = (url: string) => {
      const link = document.activeElement?.closest('a');
      // After a step in the history, the entry is already that of the next page.
      if (link && !window.location.href.endsWith(url)) followedLinks.set(getEntryKey(), link.href);
    };
    events.on('routeChangeStart', onDeparture);
    events.on('routeChangeComplete', onArrival);
    events.on('hashChangeComplete', onArrival);
    return () => {
      release();
      events.off('routeChangeStart', onDeparture);
      events.off('routeChangeComplete', onArrival);
      events.off('hashChangeComplete', onArrival);
    };
  }, [events]);
}

import { useEffect, useRef } from 'react';
import { getPosterUrl } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import { useHeader } from '@/contexts/HeaderContext';
import { usePopup } from '@/contexts/PopupContext';
import { useCanAutoplay } from '@/hooks/useCanAutoplay';
import { useStored } from '@/lib/browser/stored';
import { whenIdle } from '@/lib/browser/when-idle';
import { findLocalizedPath, toPagePath } from '@/lib/i18n/paths';
import type { SpecialEvent as Event } from '@/lib/model/special-event';
import { EventSticker } from './EventSticker';
import { getIntroKey } from './storage-keys';

const isOngoing = ({ startDate, endDate }: Event): boolean => {
  const now = Date.now();
  return Date.parse(startDate) <= now && now <= Date.parse(endDate);
};

/** How long after the page has become interactive the film may still open by itself. */
const openingLimitMs = 4000;

/** The events of a visitor who uses the page. A touch is also a `pointerdown`. */
const interactionTypes = ['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Whether the page was already used before this code was loaded. */
const isInUse = (): boolean => window.scrollY > 0 || document.activeElement !== document.body;

/** Loads the code and the first picture of the film, so that neither is missing when it opens. */
const preloadFilm = (event: Event) =>
  Promise.all([
    import('./EventIntro'),
    Object.assign(new Image(), { src: getPosterUrl(event.videoIntro.background) }).decode(),
  ]);

/**
 * Announces the special event during its dates with a sticker on every page except the event's own, and once with its
 * film. The film opens by itself on the home page, where it can autoplay, if the visitor has done nothing but move the
 * mouse; otherwise the sticker opens it.
 */
export function SpecialEvent({ event }: { event: Event }) {
  const { locale, pageLocalizations } = useContent();
  const { isOpen, open } = usePopup();
  const { openPanel } = useHeader();
  const isActive = isOngoing(event);
  const key = getIntroKey(event.eventName);
  const wasShown = useStored(key) !== null || window.name === key;
  const path = findLocalizedPath(locale, pageLocalizations);
  const isHomePage = path === toPagePath(locale, '');
  const canAutoplay = useCanAutoplay();
  const isDue = isActive && isHomePage && canAutoplay && !wasShown;
  const isBusy = isOpen || openPanel !== null;
  const hasInteracted = useRef(false);

  useEffect(() => {
    // A visitor who has closed a popup or a menu goes on with something.
    hasInteracted.current ||= isBusy || isInUse();
    if (!isDue || hasInteracted.current) return;
    const listening = new AbortController();
    const { signal } = listening;
    const setInteracted = () => {
      hasInteracted.current = true;
    };
    for (const type of interactionTypes) window.addEventListener(type, setInteracted, { signal, passive: true });
    // If the code or the picture fails to load, the film does not open.
    const show = async () => {
      const interactiveAtMs = performance.now();
      await preloadFilm(event);
      if (signal.aborted || hasInteracted.current || performance.now() - interactiveAtMs > openingLimitMs) return;
      open({ name: 'eventIntro', props: { event } });
    };
    const cancel = whenIdle(() => show().catch(() => {}));
    return () => {
      listening.abort();
      cancel();
    };
  }, [isDue, isBusy, event, open]);

  const openFilm = () => {
    const show = () => open({ name: 'eventIntro', props: { event } });
    preloadFilm(event).then(show, show);
  };
  return isActive && path !== event.eventPageUrl ? (
    <EventSticker event={event} openFilm={wasShown ? undefined : openFilm} />
  ) : null;
}

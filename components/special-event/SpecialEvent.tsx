import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { getPosterUrl } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import { useHeader } from '@/contexts/HeaderContext';
import { usePopup } from '@/contexts/PopupContext';
import { addStrings, type LazyNamespace } from '@/lib/browser/lazy-strings';
import { useStored } from '@/lib/browser/stored';
import { findLocalizedPath, toPagePath } from '@/lib/i18n/paths';
import type { SpecialEvent as Event } from '@/lib/model/special-event';
import { EventSticker } from './EventSticker';
import { getIntroKey } from './storage-keys';

const isOngoing = ({ startDate, endDate }: Event): boolean => {
  const now = Date.now();
  return Date.parse(startDate) <= now && now <= Date.parse(endDate);
};

/** The events of a visitor who uses the page. A touch is also a `pointerdown`. */
const interactionTypes = ['pointerdown', 'click', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Whether the page was already used before this code was loaded. */
const isInUse = (): boolean => window.scrollY > 0 || document.activeElement !== document.body;

/** How long a visitor may have seen the page before the film opens over it. */
const maxSeenMs = 1500;

const isJustSeen = (): boolean => {
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  return performance.now() - (firstPaint?.startTime ?? 0) < maxSeenMs;
};

/**
 * Announces the special event during its dates with a sticker on every page except the event's own, and once with its
 * film. The film opens by itself over the home page, if that is the first page of a visit, and if the visitor has only
 * just seen it and done nothing but move the mouse.
 */
export function SpecialEvent({ event }: { event: Event }) {
  const { i18n } = useTranslation();
  const { locale, pageLocalizations } = useContent();
  const { isOpen, open } = usePopup();
  const { openPanel } = useHeader();
  const isActive = isOngoing(event);
  const wasShown = useStored(getIntroKey(event.eventName)) !== null;
  const path = findLocalizedPath(locale, pageLocalizations);

  /** Loads all that the film needs when it opens, so that nothing is missing then. */
  const preloadFilm = () => {
    const add = (namespace: LazyNamespace) => addStrings(i18n, locale, namespace);
    return Promise.all([
      import(/* webpackChunkName: "shell" */ '../popups/popup-loaders').then(({ popupLoaders }) =>
        popupLoaders.eventIntro(add),
      ),
      add('shell'),
      Object.assign(new Image(), { src: getPosterUrl(event.videoIntro.background) }).decode(),
    ]);
  };
  const openFilm = useEffectEvent(() => {
    if (!isOpen && !openPanel && isJustSeen()) open({ name: 'eventIntro', props: { event } });
  });
  const showFilm = useEffectEvent(async (signal: AbortSignal) => {
    if (!isActive || wasShown || path !== toPagePath(locale, '') || isInUse()) return;
    await preloadFilm();
    if (!signal.aborted) openFilm();
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const abort = () => controller.abort();
    for (const type of interactionTypes) window.addEventListener(type, abort, { signal, passive: true });
    // If its code, translations or first picture cannot be loaded, the film does not open.
    showFilm(signal).catch(() => {});
    return abort;
  }, []);

  return isActive && path !== event.eventPageUrl ? <EventSticker event={event} /> : null;
}

import { useEffect } from 'react';
import { getPosterUrl } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import { useHeader } from '@/contexts/HeaderContext';
import { usePopup } from '@/contexts/PopupContext';
import { prefersStills } from '@/hooks/useCanAutoplay';
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

/** Whether the visitor has begun to use the page: a form has the focus, or the page is scrolled. */
const isInUse = (): boolean =>
  window.scrollY > 0 || Boolean(document.activeElement?.closest('form, input, select, textarea'));

const preloadImage = (src: string): Promise<void> => Object.assign(new Image(), { src }).decode();

/**
 * Announces the special event during its dates: shows its film once, on the home page, where nobody is busy yet, unless
 * the visitor prefers stills, and a sticker on every page except the event's own.
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
  const isDue = isActive && isHomePage && !isOpen && !openPanel && !wasShown;

  useEffect(() => {
    if (!isDue || prefersStills()) return;
    let isCancelled = false;
    // The code and the picture are loaded before the film opens. If either fails, or if the visitor has begun to use the
    // page, the film does not open.
    const show = async () => {
      await Promise.all([import('./EventIntro'), preloadImage(getPosterUrl(event.videoIntro.background))]);
      if (!isCancelled && !isInUse()) open({ name: 'eventIntro', props: { event } });
    };
    const cancel = whenIdle(() => show().catch(() => {}));
    return () => {
      isCancelled = true;
      cancel();
    };
  }, [isDue, event, open]);

  return isActive && path !== event.eventPageUrl ? <EventSticker event={event} /> : null;
}

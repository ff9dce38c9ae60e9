import NextImage from 'next/image';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useLazyStrings } from '@/hooks/useLazyStrings';
import { track } from '@/lib/browser/analytics/track';
import { onPlainClick } from '@/lib/browser/dom-events';
import { useStored, writeStored } from '@/lib/browser/stored';
import type { SpecialEvent } from '@/lib/model/special-event';
import { Corner, HideButton, Sticker } from './EventSticker.styles';
import { getStickerKey } from './storage-keys';

interface EventStickerProps {
  event: SpecialEvent;
  /** Opens the film of the event, in place of its page. */
  openFilm?: (() => void) | undefined;
}

/**
 * A sticker beside or below the page's content that links to the special event's page, or opens its film, until the
 * visitor hides it.
 */
export function EventSticker({ event, openFilm }: EventStickerProps) {
  const t = useLazyStrings('shell');
  const { eventName, eventPageUrl, stickerAnimation, videoIntro } = event;
  const { mainImage, secondaryImage } = stickerAnimation;
  const key = getStickerKey(eventName);
  const isHidden = useStored(key) !== null;
  if (isHidden || !t) return null;
  const handleClick = (click: MouseEvent) => {
    track('Content', 'Click content', eventName);
    if (openFilm) onPlainClick(openFilm)(click);
  };
  return (
    <Corner aria-label={videoIntro.title} data-no-print>
      <Sticker href={eventPageUrl} aria-haspopup={openFilm && 'dialog'} onClick={handleClick}>
        {[secondaryImage, mainImage].map(({ src, alt, width, height }) => (
          <NextImage key={src} src={src} alt={alt} width={width} height={height} loading="eager" unoptimized />
        ))}
      </Sticker>
      <HideButton aria-label={t('specialEvent.hide')} onClick={() => writeStored(key, '1')}>
        <Icon name="close" size={12} />
      </HideButton>
    </Corner>
  );
}

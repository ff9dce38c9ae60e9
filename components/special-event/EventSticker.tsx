import NextImage from 'next/image';
import { Icon } from '@/components/ui/Icon';
import { useLazyStrings } from '@/hooks/useLazyStrings';
import { track } from '@/lib/browser/analytics/track';
import { useStored, writeStored } from '@/lib/browser/stored';
import type { SpecialEvent } from '@/lib/model/special-event';
import { Corner, HideButton, Sticker } from './EventSticker.styles';
import { getStickerKey } from './storage-keys';

/** A sticker beside or below the page's content that links to the special event's page, until the visitor hides it. */
export function EventSticker({ event }: { event: SpecialEvent }) {
  const t = useLazyStrings('shell');
  const { eventName, eventPageUrl, stickerAnimation, videoIntro } = event;
  const { mainImage, secondaryImage } = stickerAnimation;
  const key = getStickerKey(eventName);
  const isHidden = useStored(key) !== null;
  if (isHidden || !t) return null;
  return (
    <Corner aria-label={videoIntro.title} data-no-print>
      <Sticker href={eventPageUrl} onClick={() => track('Content', 'Click content', eventName)}>
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

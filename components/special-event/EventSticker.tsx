import NextImage from 'next/image';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { useHeader } from '@/contexts/HeaderContext';
import { useLazyStrings } from '@/hooks/useLazyStrings';
import { track } from '@/lib/browser/analytics/track';
import { useStored, writeStored } from '@/lib/browser/stored';
import type { SpecialEvent } from '@/lib/model/special-event';
import { media } from '@/styles/breakpoints';
import { getStickerKey } from './storage-keys';

/**
 * The space for the sticker, where it covers nothing. On desktop it is in the margin of the page, above the floating
 * buttons, and stays in the window until the footer scrolls in; on smaller screens it is at the top of the footer.
 */
const Corner = styled.aside`
  --sticker: 5rem;
  --side: var(--gutter);
  --hide: calc(var(--sticker) - 1.5rem);
  --foot: var(--space-5);
  position: relative;
  z-index: var(--layer-floating);
  block-size: calc(var(--sticker) + 2 * var(--foot));
  margin-block-end: calc(-1 * var(--space-8));
  background: var(--ink);

  ${media.desktop} {
    --sticker: 3.5rem;
    --side: var(--space-1);
    --hide: var(--sticker);
    --foot: 0px;
    position: sticky;
    inset-block-end: calc(14.25rem + var(--banner-height, 0px));
    block-size: 0;
    margin-block-end: 0;
  }

  ${media.large} {
    --sticker: 5.5rem;
  }

  &[data-covered] {
    visibility: hidden;
  }

  ${media.mobile} {
    html[data-has-banner] & {
      display: none;
    }
  }
`;

const Sticker = styled.a`
  position: absolute;
  inset-block-end: var(--foot);
  inset-inline-end: var(--side);
  inline-size: var(--sticker);
  block-size: var(--sticker);
  overflow: clip;
  border-radius: 50%;
  background: var(--ivory);
  box-shadow: 0 0.5rem 1.5rem -0.5rem var(--scrim);

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  > :first-child {
    animation: turn 60s steps(60) infinite;
  }

  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

const HideButton = styled.button.attrs({ type: 'button' })`
  position: absolute;
  inset-block-end: calc(var(--foot) + var(--hide));
  inset-inline-end: var(--side);
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: 50%;
  background: var(--paper);
  color: var(--ink);
`;

/** A sticker beside or below the page's content that links to the special event's page, until the visitor hides it. */
export function EventSticker({ event }: { event: SpecialEvent }) {
  const t = useLazyStrings('shell');
  const { eventName, eventPageUrl, stickerAnimation, videoIntro } = event;
  const { mainImage, secondaryImage } = stickerAnimation;
  const key = getStickerKey(eventName);
  const isHidden = useStored(key) !== null;
  const { openPanel } = useHeader();
  const isCovered = openPanel === 'social' || openPanel === 'favourites';
  if (isHidden || !t) return null;
  return (
    <Corner aria-label={videoIntro.title} data-covered={isCovered || undefined} data-no-print>
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

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { prefersStills } from '@/hooks/useCanAutoplay';
import { usePlayVideo } from '@/hooks/usePlayVideo';
import { afterHydration } from '@/lib/browser/after-hydration';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { AnyVideo } from '@/lib/model/field-types';
import { toVideoUrl } from '@/lib/shared/urls';
import { media, mobileQuery } from '@/styles/breakpoints';
import { videoStill, zoomOnHover } from '@/styles/mixins';
import { Icon } from './Icon';
import { getSharpWidthPx, Picture } from './Picture';

const SilentLoop = afterHydration(() => import('./SilentLoop').then((module) => module.SilentLoop));

const Teaser = styled.a<{ $portraitOnMobile: boolean }>`
  ${videoStill}
  ${zoomOnHover}
  ${({ $portraitOnMobile }) => $portraitOnMobile && `${media.mobile} { aspect-ratio: 4 / 5; }`}
`;

const Play = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border: 1px solid currentcolor;
  border-radius: 50%;
  background: var(--shade);
`;

/**
 * The still image of a video. Hovering with a mouse plays the video silently, unless the visitor prefers stills. A click
 * plays it in a popup.
 */
export function VideoTeaser({ video }: { video: AnyVideo }) {
  const { t } = useTranslation();
  const play = usePlayVideo();
  const [isHovered, setIsHovered] = useState(false);
  const portraitStill = 'videoUrl' in video ? video.backgroundMobile : undefined;
  return (
    <Teaser
      $portraitOnMobile={portraitStill !== undefined}
      data-reveal
      style={{ maxInlineSize: getSharpWidthPx(video.background) }}
      href={toVideoUrl(video)}
      aria-label={t('video.play', { title: video.title })}
      onClick={onPlainClick(() => play(video))}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse' && !prefersStills())}
      onPointerLeave={() => setIsHovered(false)}
    >
      <Picture
        image={video.background}
        fill="cover"
        sizes="(min-width: 1280px) 66vw, 100vw"
        upright={portraitStill && { image: portraitStill, media: mobileQuery }}
      />
      {isHovered && 'videoUrl' in video && <SilentLoop video={video} />}
      <Play>
        <Icon name="play" size={28} />
      </Play>
    </Teaser>
  );
}

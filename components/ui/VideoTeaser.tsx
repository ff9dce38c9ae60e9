import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { Image, Video } from '@/lib/model/leaf';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { SilentLoop } from './SilentLoop';

const Teaser = styled.a`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: var(--ink);
  color: var(--ivory);

  img {
    opacity: 0.85;
    transition: transform var(--slow) var(--ease);
  }

  &:hover img {
    transform: scale(1.03);
  }
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

interface VideoTeaserProps {
  title: string;
  background: Image;
  /** Where the film is for those who browse without JavaScript. */
  href: string;
  /** The film whose silent loop a pointer over the still sets going. */
  loop?: Video;
  onPlay: () => void;
}

/** The still of a film; the film itself is loaded when it is played. */
export function VideoTeaser({ title, background, href, loop, onPlay }: VideoTeaserProps) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState(false);
  return (
    <Teaser
      data-reveal
      href={href}
      aria-label={t('video.play', { title })}
      onClick={(event) => {
        event.preventDefault();
        onPlay();
      }}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
    >
      <Picture image={background} fill="cover" sizes="(min-width: 1280px) 66vw, 100vw" />
      {loop && hovered && <SilentLoop video={loop} />}
      <Play>
        <Icon name="play" size={28} />
      </Play>
    </Teaser>
  );
}

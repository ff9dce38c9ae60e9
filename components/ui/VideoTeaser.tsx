import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Image } from '@/lib/model/leaf';
import { Icon } from './Icon';
import { Picture } from './Picture';

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
  onPlay: () => void;
}

/** The still of a film; the film itself is loaded when it is played. */
export function VideoTeaser({ title, background, href, onPlay }: VideoTeaserProps) {
  const { t } = useTranslation();
  return (
    <Teaser
      href={href}
      aria-label={t('video.play', { title })}
      onClick={(event) => {
        event.preventDefault();
        onPlay();
      }}
    >
      <Picture image={background} fill="cover" sizes="(min-width: 1280px) 66vw, 100vw" />
      <Play>
        <Icon name="play" size={28} />
      </Play>
    </Teaser>
  );
}

import { type SyntheticEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Video } from '@/lib/model/field-types';

const Film = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

interface SilentLoopProps {
  video: Pick<Video, 'videoUrl' | 'animationStart' | 'animationEnd'>;
  paused?: boolean;
}

/** A film without sound or controls that loops between its `animationStart` and `animationEnd` (seconds). */
export function SilentLoop({ video, paused = false }: SilentLoopProps) {
  const { videoUrl, animationStart = 0, animationEnd = Number.POSITIVE_INFINITY } = video;
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (paused) film.current?.pause();
    // A browser in power-saving mode may refuse to play; then the picture below stays visible.
    else film.current?.play()?.catch(() => {});
  }, [paused]);

  const rewind = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    currentTarget.currentTime = animationStart;
  };
  return (
    <Film
      ref={film}
      src={videoUrl}
      autoPlay={!paused}
      loop
      muted
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      onLoadedMetadata={rewind}
      onTimeUpdate={(event) => {
        if (event.currentTarget.currentTime >= animationEnd) rewind(event);
      }}
    />
  );
}

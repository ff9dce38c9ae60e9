import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import type { Video } from '@/lib/model/leaf';

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

/** A film without sound or controls, between its `animationStart` and `animationEnd`, over and over. */
export function SilentLoop({ video }: { video: Video }) {
  const { videoUrl, animationStart = 0, animationEnd = Number.POSITIVE_INFINITY } = video;
  const rewind = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    currentTarget.currentTime = animationStart;
  };
  return (
    <Film
      src={videoUrl}
      autoPlay
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

import { type SyntheticEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Video } from '@/lib/model/field-types';
import { VideoSources } from './VideoSources';

const LoopVideo = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

interface SilentLoopProps {
  video: Pick<Video, 'videoUrl' | 'animationStart' | 'animationEnd'>;
  paused?: boolean;
}

/** A video without sound or controls that loops between its `animationStart` and `animationEnd` (seconds). */
export function SilentLoop({ video, paused = false }: SilentLoopProps) {
  const { videoUrl, animationStart = 0, animationEnd = Number.POSITIVE_INFINITY } = video;
  const videoRef = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (paused) videoRef.current?.pause();
    // A browser in power-saving mode may refuse to play. The picture below then stays visible.
    else videoRef.current?.play()?.catch(() => {});
  }, [paused]);

  const rewind = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    currentTarget.currentTime = animationStart;
  };
  return (
    <LoopVideo
      ref={videoRef}
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
    >
      <VideoSources videoUrl={videoUrl} />
    </LoopVideo>
  );
}

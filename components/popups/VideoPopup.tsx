import styled from 'styled-components';
import { Dialog } from '@/components/ui/Dialog';
import { getPosterUrl } from '@/components/ui/Picture';
import { VideoSources } from '@/components/ui/VideoSources';
import { useContent } from '@/contexts/ContentContext';
import type { PopupProps } from '@/contexts/PopupContext';
import { getLanguageTag, type Locale, localeTable } from '@/lib/i18n/locales';
import type { Video } from '@/lib/model/field-types';
import { mobileQuery } from '@/styles/breakpoints';
import { YoutubePlayer } from './YoutubePlayer';

const Stage = styled.div`
  display: grid;
  place-items: center;
  block-size: calc(100% - var(--icon-button));

  video,
  iframe {
    inline-size: min(100%, 140dvh);
    aspect-ratio: 16 / 9;
    max-block-size: 100%;
  }

  video::cue {
    background: var(--shade);
    color: var(--ivory);
    font: var(--weight-medium) clamp(0.875rem, 1.6vw, 1.5rem) / 1.5 var(--font-text);
  }
`;

function Player({ video }: { video: Video }) {
  const { locale } = useContent();
  const captions = Object.entries(video.captions ?? {}) as [Locale, string][];
  return (
    // biome-ignore lint/a11y/useMediaCaption: it has captions if the CMS has them
    <video
      poster={getPosterUrl(video.background, window.matchMedia(mobileQuery).matches ? 640 : 1080)}
      aria-label={video.alt}
      controls
      autoPlay
      playsInline
    >
      <VideoSources videoUrl={video.videoUrl} />
      {captions.map(([language, src]) => (
        <track
          key={language}
          kind="captions"
          src={src}
          srcLang={getLanguageTag(language)}
          label={localeTable[language].name}
          default={language === locale}
        />
      ))}
    </video>
  );
}

/** Plays a hosted video or a YouTube video. The video is not loaded before the popup opens. */
export function VideoPopup({ video, onClose }: PopupProps['video'] & { onClose: () => void }) {
  const isYoutube = 'videoId' in video;
  if (!(isYoutube ? video.videoId : video.videoUrl)) return null;
  return (
    <Dialog label={video.title} layout="stage" onClose={onClose}>
      <Stage>{isYoutube ? <YoutubePlayer video={video} /> : <Player video={video} />}</Stage>
    </Dialog>
  );
}

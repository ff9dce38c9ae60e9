import styled from 'styled-components';
import { Dialog } from '@/components/ui/Dialog';
import { useContent } from '@/contexts/ContentContext';
import type { PopupProps } from '@/contexts/PopupContext';
import { tagOf } from '@/lib/i18n/locales';

const Stage = styled.div`
  display: grid;
  place-items: center;
  block-size: calc(100% - 2.75rem);

  video,
  iframe {
    inline-size: min(100%, 140dvh);
    aspect-ratio: 16 / 9;
    max-block-size: 100%;
  }
`;

/** A film of ours, or one of YouTube's from its host without cookies. Nothing is loaded before it opens. */
export function VideoPopup({ onClose, ...source }: PopupProps['video'] & { onClose: () => void }) {
  const { locale } = useContent();
  if (!('video' in source ? source.video.videoUrl : source.videoId)) return null;
  const title = 'video' in source ? source.video.title : source.title;
  return (
    <Dialog label={title} layout="stage" onClose={onClose}>
      <Stage>
        {'video' in source ? (
          // biome-ignore lint/a11y/useMediaCaption: it has captions wherever the CMS has them
          <video
            src={source.video.videoUrl}
            poster={source.video.background.src}
            aria-label={source.video.alt}
            controls
            autoPlay
            playsInline
          >
            {source.video.captions && (
              <track
                kind="captions"
                src={source.video.captions}
                srcLang={tagOf(locale)}
                label={source.video.title}
                default
              />
            )}
          </video>
        ) : (
          <iframe
            src={`https://www.youtube-nocookie.com/embed/${source.videoId}?autoplay=1&hl=${tagOf(locale)}`}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
          />
        )}
      </Stage>
    </Dialog>
  );
}

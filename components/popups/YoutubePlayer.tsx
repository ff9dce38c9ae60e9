import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { Picture } from '@/components/ui/Picture';
import { TextButton } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { giveConsent, hasConsent } from '@/lib/browser/consent';
import { getLanguageTag } from '@/lib/i18n/locales';
import type { YoutubeVideo } from '@/lib/model/field-types';
import { toVideoUrl } from '@/lib/shared/urls';
import { row } from '@/styles/mixins';

const ConsentPrompt = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-5);
  overflow: hidden;
  inline-size: min(100%, 140dvh);
  min-block-size: min(100%, 79dvh);
  padding: var(--space-6) var(--space-5);
  text-align: center;

  > img {
    opacity: 0.3;
  }

  > :not(img) {
    position: relative;
  }

  p {
    max-inline-size: 34rem;
  }

  div {
    ${row('4 7')}
    justify-content: center;
  }

  a {
    font-size: var(--size-small);
  }
`;

/**
 * Plays a video from YouTube's no-cookie host. YouTube receives no request before the visitor agrees, once or always.
 */
export function YoutubePlayer({ video }: { video: YoutubeVideo }) {
  const { t } = useTranslation('films');
  const { locale, cookiesPage } = useContent();
  const [hasAgreed, setHasAgreed] = useState(() => hasConsent('media'));
  const agreeAlways = () => {
    giveConsent('media');
    setHasAgreed(true);
  };

  if (hasAgreed)
    return (
      <iframe
        ref={(player) => player?.focus()}
        src={`${toVideoUrl(video)}?autoplay=1&hl=${getLanguageTag(locale)}`}
        title={video.title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  return (
    <ConsentPrompt>
      <Picture image={video.background} fill="cover" sizes="100vw" />
      <p>{t('youtube.question')}</p>
      <div>
        <TextButton onClick={() => setHasAgreed(true)}>{t('youtube.once')}</TextButton>
        <TextButton onClick={agreeAlways}>{t('youtube.always')}</TextButton>
      </div>
      {cookiesPage && <a href={cookiesPage}>{t('youtube.more')}</a>}
    </ConsentPrompt>
  );
}

import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Section } from '@/components/ui/Section';
import { VideoTeaser } from '@/components/ui/VideoTeaser';
import type { Section as SectionModel } from '@/lib/model/section';
import { note } from '@/styles/mixins';

const Player = styled.div`
  margin-block-start: var(--space-6);

  > p {
    margin-block-start: var(--space-3);
    ${note}
  }
`;

/** A film on YouTube. The still image is hosted on this site; no request goes to YouTube before the film is played. */
export default function YoutubeVideo({ anchor, title, text, videoId, background }: SectionModel<'youtube-video'>) {
  const { t } = useTranslation('films');
  return (
    <Section anchor={anchor} title={title} intro={text}>
      <Player>
        <VideoTeaser video={{ videoId, title, background }} />
        <p>{t('youtube.notice')}</p>
      </Player>
    </Section>
  );
}

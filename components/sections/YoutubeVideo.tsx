import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { VideoTeaser } from '@/components/ui/VideoTeaser';
import { usePopup } from '@/contexts/PopupContext';
import type { Section as SectionOf } from '@/lib/model/section';
import { Section } from './Section';

const Notice = styled.p`
  margin-block-start: var(--space-3);
  font-size: var(--size-small);
  color: var(--muted);
`;

/** A film on YouTube: its still is ours, and nothing is asked of YouTube before it is played. */
export function YoutubeVideo({ anchor, title, text, videoId, background }: SectionOf<'youtube-video'>) {
  const { t } = useTranslation();
  const { open } = usePopup();
  return (
    <Section anchor={anchor} title={title} intro={text}>
      <VideoTeaser
        title={title}
        background={background}
        href={`https://www.youtube-nocookie.com/embed/${videoId}`}
        onPlay={() => open({ name: 'video', props: { videoId, title } })}
      />
      <Notice>{t('video.youtubeNotice')}</Notice>
    </Section>
  );
}

import styled from 'styled-components';
import { RichText } from '@/components/ui/RichText';
import { SectionTitle } from '@/components/ui/Section';
import { VideoTeaser } from '@/components/ui/VideoTeaser';
import type { Section } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { container, splitAt } from '@/styles/mixins';

const Frame = styled.section`
  ${container}
  display: grid;
  gap: var(--space-6);
`;

const Content = styled.div`
  ${splitAt('text')}
  row-gap: var(--space-5);

  ${media.desktop} {
    padding-block-start: var(--space-5);
  }
`;

/** One of the group's own films with a description. */
export default function VideoWithDescription({ anchor, title, text, video }: Section<'video-with-description'>) {
  return (
    <Frame id={anchor}>
      <VideoTeaser video={video} />
      <Content>
        <SectionTitle text={title} />
        <RichText html={text} />
      </Content>
    </Frame>
  );
}

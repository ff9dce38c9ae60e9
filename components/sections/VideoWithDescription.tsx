import { Phrases } from '@/components/ui/Phrases';
import { RichText } from '@/components/ui/RichText';
import { VideoTeaser } from '@/components/ui/VideoTeaser';
import type { Section } from '@/lib/model/section';
import { Frame, Title, Words } from './VideoWithDescription.styles';

/** One of the group's own films with a description. */
export function VideoWithDescription({ anchor, title, text, video }: Section<'video-with-description'>) {
  return (
    <Frame id={anchor}>
      <VideoTeaser video={video} />
      <Words>
        <Title>
          <Phrases text={title} />
        </Title>
        <RichText html={text} />
      </Words>
    </Frame>
  );
}

import { RichText } from '@/components/ui/RichText';
import { VideoTeaser } from '@/components/ui/VideoTeaser';
import { usePopup } from '@/contexts/PopupContext';
import type { Section } from '@/lib/model/section';
import { Frame, Title, Words } from './VideoWithDescription.styles';

/** A film of the group's with its description. */
export function VideoWithDescription({ anchor, title, text, video }: Section<'video-with-description'>) {
  const { open } = usePopup();
  return (
    <Frame id={anchor}>
      <VideoTeaser
        title={video.title}
        background={video.background}
        href={video.videoUrl}
        loop={video}
        onPlay={() => open({ name: 'video', props: { video } })}
      />
      <Words>
        <Title>{title}</Title>
        <RichText html={text} />
      </Words>
    </Frame>
  );
}

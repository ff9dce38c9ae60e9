import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { FileDownload } from '@/components/ui/FileDownload';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { RefreshedData } from '@/components/ui/RefreshedData';
import { Section } from '@/components/ui/Section';
import { VideoTeaser } from '@/components/ui/VideoTeaser';
import { useContent } from '@/contexts/ContentContext';
import { usePlayVideo } from '@/hooks/usePlayVideo';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { PlaylistItem, PlaylistResponse } from '@/lib/model/media';
import type { Section as SectionModel } from '@/lib/model/section';
import { toVideoUrl } from '@/lib/shared/urls';
import { media } from '@/styles/breakpoints';
import { coveringLink, lineBelow, linkAbove, note, splitAt, videoStill } from '@/styles/mixins';

/** The featured video, with the others beside or below it. */
const Videos = styled.div`
  ${splitAt('late')}
  row-gap: var(--space-7);
  margin-block-start: var(--space-7);

  ${media.desktop} {
    align-items: start;

    > :first-child {
      margin-inline-end: var(--space-5);
    }
  }
`;

const FeaturedVideo = styled.div`
  display: grid;
  gap: var(--space-3);

  > a:first-child {
    margin-block-end: var(--space-3);
  }

  a[download] {
    ${linkAbove}
    justify-self: start;
  }

  h3 {
    font-size: var(--size-heading);
  }

  p {
    max-inline-size: var(--measure);
    color: var(--muted);
  }

  time {
    ${note}
  }
`;

const OtherVideos = styled.ul`
  display: grid;
  gap: var(--space-4);

  > li {
    ${coveringLink}
    display: grid;
    grid-template-columns: clamp(7rem, 30vw, 10rem) minmax(0, 1fr);
    gap: var(--space-4) var(--space-5);
    align-items: start;
    padding-block-end: var(--space-4);
    ${lineBelow}
  }

  > :last-child {
    padding-block-end: 0;
    border: 0;
  }

  h3 {
    font-size: var(--size-name);
  }

  a[download] {
    ${linkAbove}
  }

  p {
    margin-block-start: var(--space-1);
    ${note}
    line-height: 1.5;
  }
`;

const Still = styled.div`
  ${videoStill}

  svg {
    position: relative;
    filter: drop-shadow(0 0 0.5rem var(--ink));
  }
`;

const getItems = (response: PlaylistResponse) => response?.items ?? null;

/** The films of a playlist: the first one large, the others with small still images. */
export default function Playlist({ anchor, title, intro, playlistId, playlist }: SectionModel<'playlist'>) {
  const { locale } = useContent();
  const url = `/api/youtube-playlist/?${new URLSearchParams({ playlistId, locale })}`;
  return (
    <Section anchor={anchor} title={title ?? playlist?.title} intro={intro}>
      <RefreshedData url={url} initial={playlist?.items ?? null} select={getItems}>
        {(items) => <List items={items ?? []} />}
      </RefreshedData>
    </Section>
  );
}

function List({ items: [first, ...otherItems] }: { items: PlaylistItem[] }) {
  const { t } = useTranslation('films');
  if (!first) return <p>{t('unavailable')}</p>;
  return (
    <Videos>
      <FeaturedVideo>
        <VideoTeaser video={first.video} />
        <h3>{first.video.title}</h3>
        <p>{first.description}</p>
        {first.date && <time dateTime={first.date.iso}>{first.date.text}</time>}
        {first.file && <FileDownload file={first.file} title={first.video.title} />}
      </FeaturedVideo>
      {otherItems.length > 0 && (
        <OtherVideos>
          {otherItems.map((item) => (
            <VideoRow key={item.video.title} item={item} />
          ))}
        </OtherVideos>
      )}
    </Videos>
  );
}

function VideoRow({ item: { file, video, description } }: { item: PlaylistItem }) {
  const { t } = useTranslation();
  const play = usePlayVideo();
  return (
    <li>
      <Still>
        <Picture image={video.background} fill="cover" sizes={160} />
        <Icon name="play" size={28} />
      </Still>
      <div>
        <h3>
          <a
            href={toVideoUrl(video)}
            aria-label={t('video.play', { title: video.title })}
            onClick={onPlainClick(() => play(video))}
          >
            {video.title}
          </a>
        </h3>
        <p>{description}</p>
        {file && <FileDownload file={file} title={video.title} />}
      </div>
    </li>
  );
}

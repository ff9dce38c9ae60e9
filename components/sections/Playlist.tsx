import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { VideoTeaser } from '@/components/ui/VideoTeaser';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { usePlayVideo } from '@/hooks/usePlayVideo';
import { track } from '@/lib/browser/analytics/track';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { PlaylistItem, PlaylistResponse } from '@/lib/model/media';
import type { Section as SectionOf } from '@/lib/model/section';
import { videoAddress } from '@/lib/shared/addresses';
import { Films, First, Others, Still } from './Playlist.styles';
import { Refetched } from './Refetched';
import { Section } from './Section';

const filmsIn = (answer: PlaylistResponse) => answer?.items ?? null;

/** The films of a playlist: the first one large, the others with small still images. */
export function Playlist({ anchor, title, intro, playlistId, playlist }: SectionOf<'playlist'>) {
  const { locale } = useContent();
  const url = `/api/youtube-playlist/?${new URLSearchParams({ playlistId, locale })}`;
  return (
    <Section anchor={anchor} title={title ?? playlist?.title} intro={intro}>
      <Refetched url={url} initial={playlist?.items ?? null} read={filmsIn}>
        {(films) => <List films={films ?? []} />}
      </Refetched>
    </Section>
  );
}

function List({ films: [first, ...others] }: { films: PlaylistItem[] }) {
  const { t } = useTranslation('films');
  if (!first) return <p>{t('unavailable')}</p>;
  return (
    <Films>
      <First>
        <VideoTeaser video={first.video} />
        <h3>{first.video.title}</h3>
        <p>{first.description}</p>
        {first.date && <time dateTime={first.date.iso}>{first.date.text}</time>}
        <FilmDownload video={first.video} />
      </First>
      {others.length > 0 && (
        <Others>
          {others.map((film) => (
            <Other key={film.video.title} film={film} />
          ))}
        </Others>
      )}
    </Films>
  );
}

function Other({ film: { video, description } }: { film: PlaylistItem }) {
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
            href={videoAddress(video)}
            aria-label={t('video.play', { title: video.title })}
            onClick={onPlainClick(() => play(video))}
          >
            {video.title}
          </a>
        </h3>
        <p>{description}</p>
        <FilmDownload video={video} />
      </div>
    </li>
  );
}

/** The download link of one of the group's own films. */
function FilmDownload({ video }: Pick<PlaylistItem, 'video'>) {
  const { t } = useTranslation('films');
  if ('videoId' in video) return null;
  return (
    <a href={video.videoUrl} download onClick={() => track('Content', 'Download', video.title)}>
      {t('download')}
      <VisuallyHidden> {video.title}</VisuallyHidden>
    </a>
  );
}

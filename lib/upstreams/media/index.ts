import path from 'node:path';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import { oncePerProcess } from '../../shared/once-per-process';
import type { Media } from './contract';
import { embeddedMedia } from './embedded';
import { flickrAlbums } from './flickr';
import { youtubePlaylists } from './youtube';

const embedded = embeddedMedia(path.resolve(env.CONTENT_DIR), { live: process.env.NODE_ENV === 'development' });

const albums = (): Pick<Media, 'album'> => {
  const { albums: selected } = env;
  if (selected.ALBUMS === 'embedded') return { album: embedded.album };
  const { FLICKR_URL, FLICKR_KEY, FLICKR_USER } = selected;
  const collections = {
    finance: selected.FLICKR_FINANCE_COLLECTION,
    sustainability: selected.FLICKR_SUSTAINABILITY_COLLECTION,
  };
  return oncePerProcess('flickr', () =>
    flickrAlbums({ url: FLICKR_URL, key: FLICKR_KEY, user: FLICKR_USER, collections }),
  );
};

const playlists = (): Pick<Media, 'playlist'> => {
  const { playlists: selected } = env;
  if (selected.PLAYLISTS === 'embedded') return { playlist: embedded.playlist };
  const { YOUTUBE_URL, YOUTUBE_KEY, YOUTUBE_CHANNEL } = selected;
  return oncePerProcess('youtube', () =>
    youtubePlaylists({ url: YOUTUBE_URL, key: YOUTUBE_KEY, channel: YOUTUBE_CHANNEL }),
  );
};

const timeoutMs = 4000;

/**
 * The albums and playlists of this site: two upstreams. A vendor's answers are kept, once per process.
 * `changed` has no time limit: it reads every file.
 */
export const media: Media = {
  ...upstream(albums(), {
    name: 'albums',
    timeoutMs,
    reads: ['album'],
    tags: { album: (_, __, id) => tags.album(id) },
  }),
  ...upstream(playlists(), {
    name: 'playlists',
    timeoutMs,
    reads: ['playlist'],
    tags: { playlist: (_, id) => tags.playlist(id) },
  }),
  changed: embedded.changed,
};

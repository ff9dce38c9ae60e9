import path from 'node:path';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { withUpstreamLimits } from '../../platform/http/upstream';
import { trackReads } from '../../platform/process/reads';
import { oncePerProcess } from '../../shared/once-per-process';
import type { Media } from './contract';
import { embeddedMedia } from './embedded';
import { flickrAlbums } from './flickr';
import { youtubePlaylists } from './youtube';

const timeoutMs = 4000;

const embedded = embeddedMedia(path.resolve(env.CONTENT_DIR));

const createAlbums = (): Pick<Media, 'album'> => {
  const { albums: settings } = env;
  if (settings.ALBUMS === 'embedded') return { album: embedded.album };
  const { FLICKR_URL, FLICKR_KEY, FLICKR_USER } = settings;
  const collections = {
    finance: settings.FLICKR_FINANCE_COLLECTION,
    sustainability: settings.FLICKR_SUSTAINABILITY_COLLECTION,
  };
  const flickr = oncePerProcess('flickr', () =>
    flickrAlbums({ url: FLICKR_URL, key: FLICKR_KEY, user: FLICKR_USER, collections }),
  );
  const vendor = withUpstreamLimits(flickr, { name: 'albums', timeoutMs, reads: ['album'] });
  // Flickr accepts no drawings, and so no logos: albums for the press remain on this site.
  return {
    album: (locale, kind, id) => (kind === 'press' ? embedded.album(locale, kind, id) : vendor.album(locale, kind, id)),
  };
};

const createPlaylists = (): Pick<Media, 'playlist'> => {
  const { playlists: settings } = env;
  if (settings.PLAYLISTS === 'embedded') return { playlist: embedded.playlist };
  const { YOUTUBE_URL, YOUTUBE_KEY, YOUTUBE_CHANNEL } = settings;
  const youtube = oncePerProcess('youtube', () =>
    youtubePlaylists({ url: YOUTUBE_URL, key: YOUTUBE_KEY, channel: YOUTUBE_CHANNEL }),
  );
  return withUpstreamLimits(youtube, { name: 'playlists', timeoutMs, reads: ['playlist'] });
};

/**
 * The albums and playlists of this site, from two upstreams. The clients of vendors exist once per process, as they
 * cache.
 */
export const media: Media = trackReads(
  'media',
  { ...createAlbums(), ...createPlaylists(), caption: embedded.caption, loadChanges: embedded.loadChanges },
  { album: (_, __, id) => tags.album(id), playlist: (_, id) => tags.playlist(id) },
);

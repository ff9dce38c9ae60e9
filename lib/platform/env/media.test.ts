import { expect, it } from 'vitest';
import { parseEnv } from '.';

it('allows the picture hosts of the selected vendors', () => {
  const flickr = {
    ALBUMS: 'flickr',
    FLICKR_KEY: 'key',
    FLICKR_USER: '1@N01',
    FLICKR_FINANCE_COLLECTION: '1-1',
    FLICKR_SUSTAINABILITY_COLLECTION: '1-2',
  };
  const youtube = { PLAYLISTS: 'youtube', YOUTUBE_KEY: 'key', YOUTUBE_CHANNEL: 'UC1' };
  expect(parseEnv({ MEDIA_HOSTS: 'media.example.com', ...flickr, ...youtube }).MEDIA_HOSTS).toEqual([
    'media.example.com',
    'live.staticflickr.com',
    'i.ytimg.com',
  ]);
  expect(parseEnv({ FLICKR_KEY: 'key', YOUTUBE_KEY: 'key' }).MEDIA_HOSTS).toEqual([]);
});

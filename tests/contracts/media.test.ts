import { afterAll, beforeAll } from 'vitest';
import { embeddedMedia } from '@/lib/upstreams/media/embedded';
import { flickrAlbums } from '@/lib/upstreams/media/flickr';
import { youtubePlaylists } from '@/lib/upstreams/media/youtube';
import { removeContent } from '@/tests/support/content';
import { listen } from '@/tests/support/http';
import { serveRemote } from '@/tests/support/remote/serve-remote';
import { writeSite } from '@/tests/support/site-files';
import { flickr, flickrVendor } from '@/tests/support/vendors/media/flickr';
import { youtube, youtubeVendor } from '@/tests/support/vendors/media/youtube';
import { serveVendors } from '@/tests/support/vendors/server';
import { testMedia } from './media';

afterAll(removeContent);

testMedia('the embedded files', async () => embeddedMedia(writeSite()));
testMedia('a remote service', async () => (await serveRemote({ media: embeddedMedia(writeSite()) })).media);

let url: string;
let close: () => void;
beforeAll(async () => {
  const media = embeddedMedia(writeSite());
  const vendors = {
    flickr: flickrVendor(media, { finance: ['meeting'], sustainability: [] }),
    youtube: youtubeVendor(media, ['hands']),
  };
  ({ url, close } = await listen(serveVendors(vendors)));
});
afterAll(() => close());

testMedia('Flickr and YouTube', async () => ({
  ...embeddedMedia(writeSite()),
  ...flickrAlbums({ url: `${url}/flickr`, ...flickr }),
  ...youtubePlaylists({ url: `${url}/youtube`, ...youtube }),
}));

import { embeddedMedia } from '@/lib/upstreams/media/embedded';
import type { Vendor } from '../vendor';
import { flickrVendor } from './flickr';
import { youtubeVendor } from './youtube';

const media = embeddedMedia('content');
const albums = {
  finance: ['capital-markets-day-2026', 'general-meeting-2026'],
  sustainability: ['leather-from-living-soils', 'repair-workshops', 'vineyards-at-dawn'],
};

/** The stand-ins for Flickr and YouTube, with the albums and videos of this site. They do not serve the pictures. */
export const mediaVendors: Record<string, Vendor> = {
  flickr: flickrVendor(media, albums),
  youtube: youtubeVendor(media, ['the-hands']),
};

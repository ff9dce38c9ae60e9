import type { Image } from '../../model/field-types';
import type { Page } from '../../model/page';
import { env } from '../../platform/env';
import { sitePictures } from '../../shared/site-pictures';
import type { PageSummary } from '../../upstreams/cms/contract';
import { isAllowedMedia } from '../web/media-hosts';

type ShareImage = Page['shareImage'];

/** The picture that social networks show with a link to a page that has none. */
export const siteImage: ShareImage = { src: sitePictures.share, width: 1200, height: 630 };

/** The fields of a picture that are needed to share a link. */
export const toShareImage = ({ src, width, height }: Image): ShareImage => ({ src, width, height });

const minWidthPx = 1200;
/** Social networks show 1.91 : 1 and crop the rest; only a strip of an upright picture would be visible. */
const minRatio = 4 / 3;

const isShareable = ({ src, width, height }: Image) =>
  isAllowedMedia(src, env.MEDIA_HOSTS) && !src.endsWith('.svg') && width >= minWidthPx && width / height >= minRatio;

/**
 * The picture that social networks show with a link to a page: the first suitable one among its share image, that of
 * `owner`, the house that it is about or the page above it, and their own images. Otherwise it is that of the site.
 */
export const pickShareImage = (
  { shareImage, image }: Pick<PageSummary, 'shareImage' | 'image'>,
  owner?: Pick<PageSummary, 'shareImage' | 'image'>,
): ShareImage => {
  const images = [shareImage, owner?.shareImage, image, owner?.image];
  const match = images.find((candidate) => candidate && isShareable(candidate));
  return match ? toShareImage(match) : siteImage;
};

import type { Image } from '../../model/field-types';
import type { Page } from '../../model/page';
import { env } from '../../platform/env';
import type { PageFacts } from '../../upstreams/cms/contract';
import { isAllowedMedia } from '../web/media-hosts';

type ShareImage = Page['shareImage'];

/** The picture that networks show with a link to a page without one. */
export const siteImage: ShareImage = { src: '/media/share/default.jpg', width: 1200, height: 630 };

/** What links to a page need of its picture. */
export const toShareImage = ({ src, width, height }: Image): ShareImage => ({ src, width, height });

const minWidthPx = 1200;
/** Networks show 1.91 : 1 and crop the rest; of an upright picture they would leave a strip. */
const minRatio = 4 / 3;

const isShareable = ({ src, width, height }: Image) =>
  isAllowedMedia(src, env.MEDIA_HOSTS) && !src.endsWith('.svg') && width >= minWidthPx && width / height >= minRatio;

/**
 * The picture that networks show with a link to a page: the first that is wide enough of its share image, its own
 * image, and those of `house`, the house that it is about; else the site's.
 */
export const pickShareImage = (
  { shareImage, image }: Pick<PageFacts, 'shareImage' | 'image'>,
  house?: Pick<PageFacts, 'shareImage' | 'image'>,
): ShareImage => {
  const pictures = [shareImage, image, house?.shareImage, house?.image];
  const match = pictures.find((picture) => picture && isShareable(picture));
  return match ? toShareImage(match) : siteImage;
};

import type { Image } from '../../model/field-types';
import type { CmsPage } from '../../upstreams/cms/contract';

/**
 * The pictures of an article for the press, each once, with their references; the title of the article is the caption of
 * a picture without a text.
 */
export const listPressPictures = ({ sections, pageTitle }: CmsPage) => {
  const pictures = sections.flatMap((section): { image: Image; caption?: string }[] => {
    if (section.type === 'hero') return section.slides.flatMap(({ image }) => (image ? [{ image }] : []));
    if (section.type === 'image') return [section];
    return section.type === 'gallery' ? section.images : [];
  });
  const bySource = new Map(pictures.map((picture) => [picture.image.src, picture]));
  return [...bySource.values()].map(({ image, caption }) => ({
    image,
    caption: caption ?? (image.alt || pageTitle),
    reference: image.src.replace(/^\//, ''),
  }));
};

import { loadServerStrings } from '../../i18n/load-strings';
import { defaultLocale, type Locale, locales } from '../../i18n/locales';
import { cms } from '../../upstreams/cms';
import type { CmsFile } from '../../upstreams/cms/contract';
import { media } from '../../upstreams/media';
import { listPages } from '../pages/page-index';
import { buildPictureXmp } from './picture-xmp';
import { listPressPictures } from './press-pictures';
import { withXmp } from './with-xmp';

/** The caption of a picture in the newest article, or else in the house, that shows it. */
const findPageCaption = async (locale: Locale, reference: string): Promise<string | undefined> => {
  const edition = { locale, draft: false };
  for (const { path } of [...(await listPages(edition, 'article')), ...(await listPages(edition, 'house'))]) {
    const page = await cms.page(edition, path);
    const picture = page && listPressPictures(page).find((candidate) => candidate.reference === reference);
    if (picture) return picture.caption;
  }
};

/** The XMP packet of a picture, with its caption in an album, an article or a house in every language that has one. */
const loadPictureXmp = async (reference: string): Promise<string> => {
  const { titleSuffix } = await cms.settings({ locale: defaultLocale, draft: false });
  const { credit: owner = titleSuffix, rights } =
    (await cms.files()).find((file) => file.reference === reference) ?? {};
  const texts = locales.map(async (locale) => {
    const t = await loadServerStrings(locale, 'albums');
    const caption = (await media.caption(locale, reference)) ?? (await findPageCaption(locale, reference));
    return { locale, caption, terms: rights?.[locale] ?? t('terms', { owner }) };
  });
  return buildPictureXmp({ owner, texts: await Promise.all(texts) });
};

/**
 * Opens a file that visitors can download; null if there is no such file. A picture contains its caption, credit and
 * terms of use. Rejects if the CMS fails.
 */
export const openDownload = async (reference: string): Promise<CmsFile | null> => {
  const file = await cms.file(reference);
  return file?.type.startsWith('image/') ? withXmp(file, await loadPictureXmp(reference)) : file;
};

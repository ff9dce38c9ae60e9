import type { IncomingMessage } from 'node:http';
import type { OpenedFile } from '../../api/send-download';
import { loadServerStrings } from '../../i18n/load-strings';
import { defaultLocale, type Locale, locales } from '../../i18n/locales';
import { oncePerProcess } from '../../shared/once-per-process';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { getMediaType } from '../../upstreams/cms/file-types';
import { media } from '../../upstreams/media';
import { listPages, loadPageIndex } from '../pages/page-index';
import { loadFileInfo } from './file-info';
import { openFile } from './open-file';
import { buildPictureXmp } from './picture-xmp';
import { listPressPictures } from './press-pictures';
import { writeXmpCopy } from './xmp-copy';

/** The captions of the pictures of all articles and houses. Of several captions, the newest article's counts. */
const readPageCaptions = async (edition: Edition): Promise<ReadonlyMap<string, string>> => {
  const summaries = [...(await listPages(edition, 'article')), ...(await listPages(edition, 'house'))];
  const pages = await Promise.all(summaries.map(({ path }) => cms.page(edition, path)));
  const pictures = pages.toReversed().flatMap((page) => (page ? listPressPictures(page) : []));
  return new Map(pictures.map(({ reference, caption }) => [reference, caption]));
};

interface Captions {
  /** The version of the pages. */
  version: string;
  byReference: ReturnType<typeof readPageCaptions>;
}

const captionsByLocale = oncePerProcess('page-captions', () => new Map<Locale, Captions>());

/** The captions of the pictures in a locale by reference, read once for each version of its pages. */
const loadPageCaptions = async (locale: Locale): Captions['byReference'] => {
  const edition = { locale, draft: false };
  const { version } = await loadPageIndex(edition);
  const cached = captionsByLocale.get(locale);
  if (cached?.version === version) return cached.byReference;
  const byReference = readPageCaptions(edition);
  captionsByLocale.set(locale, { version, byReference });
  byReference.catch(() => captionsByLocale.delete(locale));
  return byReference;
};

/** The XMP packet of a picture, with its caption in an album, an article or a house in every language that has one. */
const loadPictureXmp = async (reference: string): Promise<string> => {
  const { titleSuffix } = await cms.settings({ locale: defaultLocale, draft: false });
  const { credit: owner = titleSuffix, rights } = (await loadFileInfo()).get(reference) ?? {};
  const texts = locales.map(async (locale) => {
    const t = await loadServerStrings(locale, 'albums');
    const caption = (await media.caption(locale, reference)) ?? (await loadPageCaptions(locale)).get(reference);
    return { locale, caption, terms: rights?.[locale] ?? t('terms', { owner }) };
  });
  return buildPictureXmp({ owner, texts: await Promise.all(texts) });
};

/**
 * Opens a file for the client of a request to download; null if there is none for it. A picture is a copy that contains
 * its caption, credit and terms of use. Rejects if the CMS fails.
 */
export const openDownload = async (request: IncomingMessage, reference: string): Promise<OpenedFile | null> => {
  const file = await openFile(request, reference);
  if (!file || !getMediaType(reference)?.startsWith('image/')) return file;
  return { ...file, path: await writeXmpCopy(file.path, await loadPictureXmp(reference)) };
};

import path from 'node:path';

/** The formats of pictures that the site shows, by file extension. */
const formatsByExtension = new Map([
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['svg', 'svg'],
]);

/** The extensions of files that the site shows or offers for download. Other files would be broken or missing there. */
export const extensions = [...formatsByExtension.keys(), 'csv', 'mp4', 'pdf', 'vtt', 'xlsx', 'zip'];

/** The maximum number of pixels in a picture. The site does not convert larger ones. */
export const maxPixels = 40_000_000;

/** The maximum length of a picture's name, which is part of its address below `/media/`. */
const maxPictureNameLength = 190;

/**
 * Converts the name of a picture to a name for addresses of the site: `Été 2026.JPEG` becomes `ete-2026.jpg`. A name
 * without Latin letters and digits is returned unchanged.
 */
export const normalizePictureName = (name: string): string => {
  const { dir, name: baseName, ext: rawExtension } = path.posix.parse(name);
  const extension = rawExtension.toLowerCase().replace('.jpeg', '.jpg');
  if (!['.jpg', '.png'].includes(extension)) return name;
  const normalized = path.posix
    .join(dir, baseName)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_/]+/g, '-')
    .replace(/(?<=^|\/)-+|-+(?=\/|$)/g, '');
  return normalized.split('/').includes('') ? name : normalized + extension;
};

interface Description {
  name: string;
  mime: string;
  alternativeText?: string | null;
}

interface Upload {
  name: string;
  mime: string;
  /** The format and size of a picture; undefined if it cannot be read. */
  picture?: { format: string; width: number; height: number };
}

/** Returns a sentence for the editor if an upload is a picture without alternative text. */
export const findDescriptionIssue = ({ name, mime, alternativeText }: Description): string | undefined =>
  mime.startsWith('image/') && !alternativeText?.trim()
    ? `“${name}” has no alternative text. Add the picture again, and press the pencil before you upload it.`
    : undefined;

/** Returns a sentence for the editor about the reason why the site could not use a file, or undefined if it can. */
export const findUploadIssue = ({ name, mime, picture }: Upload): string | undefined => {
  const extension = path.extname(name).slice(1);
  if (!extensions.includes(extension)) return `“${name}” has no type that the site can use (${extensions.join(', ')}).`;
  const format = formatsByExtension.get(extension);
  if (mime.startsWith('image/') !== Boolean(format) || (picture && picture.format !== format))
    return `“${name}” is not what its ending says (${picture?.format ?? mime}).`;
  if (!format) return;
  if (format !== 'svg' && (!/^([a-z0-9_-]+\/)*[a-z0-9_-]+\.[a-z]+$/.test(name) || name.length > maxPictureNameLength))
    return `“${name}” needs a shorter name of Latin letters, digits and hyphens.`;
  if (!picture) return `“${name}” is damaged. The picture cannot be read.`;
  const { width, height } = picture;
  if (width * height > maxPixels)
    return `“${name}” is too large, with ${width} × ${height} pixels. The maximum is ${maxPixels / 1_000_000} million pixels.`;
};

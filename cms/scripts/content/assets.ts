import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import mime from 'mime-types';
import { readDescriptions } from './pictures';
import type { AssetConverter } from './values';
import { writeIfChanged } from './write';

/**
 * A file of the media library. Its `name` is its reference, which begins with `media/` for the site's pictures and
 * videos.
 */
interface Asset {
  id: number;
  name: string;
  url: string;
  mime: string;
  width: number | null;
  height: number | null;
  focalPoint: { x: number; y: number } | null;
  blur: string | null;
}

/** The sizes, focal points and blurred previews of the site's pictures in content/media.json, by path. */
type Manifest = Record<string, { width: number; height: number; focal: string; blur: string }>;

const fileUid = 'plugin::upload.file';
const mediaPrefix = 'media/';

const findAllAssets = (strapi: Core.Strapi): Promise<Asset[]> =>
  strapi.db.query(fileUid).findMany({ orderBy: { id: 'asc' } }) as Promise<Asset[]>;

/** Returns the path of a picture or a video on the site. */
const getSitePath = ({ name }: Pick<Asset, 'name'>) => `/${name.startsWith(mediaPrefix) ? name : mediaPrefix + name}`;

/**
 * Loads the files of the media library. Returns a converter for media fields, which throws if the library has no file
 * with the path.
 */
export const loadAssets = async (strapi: Core.Strapi): Promise<AssetConverter> => {
  const ids = new Map((await findAllAssets(strapi)).map((asset) => [getSitePath(asset), asset.id]));
  return {
    toStored: (file) => {
      const id = ids.get(file);
      if (id === undefined) throw new Error(`The media library has no file "${file}".`);
      return id;
    },
    toPath: (asset) => getSitePath(asset as Asset),
  };
};

const readBytes = async (strapi: Core.Strapi, { url }: Asset): Promise<Buffer> => {
  if (url.startsWith('/')) return readFile(path.join(strapi.dirs.static.public, url));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
};

/** Returns the path of a file in a checkout of the site, by its reference. */
const getFilePath = (root: string, reference: string) =>
  path.join(root, reference.startsWith(mediaPrefix) ? 'public' : 'content/files', reference);

const getManifestPath = (root: string) => path.join(root, 'content/media.json');

const listReferences = async (folder: string, referencePrefix: string): Promise<string[]> => {
  const items = await readdir(folder, { recursive: true, withFileTypes: true });
  return items
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => referencePrefix + path.relative(folder, path.join(item.parentPath, item.name)))
    .sort();
};

/** Returns the id of a folder in the media library, which is created if it is missing, or null for the top folder. */
const ensureFolder = async (strapi: Core.Strapi, folderPath: string): Promise<number | null> => {
  if (folderPath === '.') return null;
  const [name, parent] = [path.basename(folderPath), await ensureFolder(strapi, path.dirname(folderPath))];
  const existing = await strapi.db.query('plugin::upload.folder').findOne({ where: { name, parent } });
  return (existing ?? (await strapi.plugin('upload').service('folder').create({ name, parent }))).id;
};

/** Saves the files of a checkout that differ from the files in the media library. Returns the number of saved files. */
export const seedAssets = async (strapi: Core.Strapi, root: string): Promise<number> => {
  const manifest: Manifest = JSON.parse(await readFile(getManifestPath(root), 'utf8'));
  const descriptions = await readDescriptions(path.join(root, 'content'));
  const assetsByName = new Map((await findAllAssets(strapi)).map((asset) => [asset.name, asset]));
  const service = strapi.plugin('upload').service('upload');
  const references = [
    ...(await listReferences(path.join(root, 'public/media'), mediaPrefix)),
    ...(await listReferences(path.join(root, 'content/files'), '')),
  ];
  let savedCount = 0;
  for (const reference of references) {
    const filepath = getFilePath(root, reference);
    const picture = manifest[`/${reference}`];
    const [x, y] = picture?.focal.split(' ').map(Number.parseFloat) ?? [];
    const focalPoint = picture && { x, y };
    const file = {
      filepath,
      originalFilename: path.basename(reference),
      mimetype: mime.lookup(reference) || 'application/octet-stream',
      size: (await stat(filepath)).size,
    };
    let asset = assetsByName.get(reference);
    const isUnchanged = asset && (await readFile(filepath)).equals(await readBytes(strapi, asset));
    const fileInfo = {
      name: reference,
      alternativeText: descriptions[`/${reference}`]?.alt.en,
      folder: await ensureFolder(strapi, path.dirname(reference)),
      focalPoint,
    };
    if (!asset) [asset] = await service.upload({ data: { fileInfo }, files: file });
    else if (!isUnchanged) await service.replace(asset.id, { data: { fileInfo }, file });
    if (!asset) throw new Error(`The file "${reference}" could not be saved.`);
    const hasCurrentMetadata =
      !picture || (picture.blur === (asset.blur ?? '') && picture.focal === formatFocalPoint(asset));
    if (!hasCurrentMetadata)
      await strapi.db.query(fileUid).update({ where: { id: asset.id }, data: { blur: picture.blur, focalPoint } });
    if (!isUnchanged || !hasCurrentMetadata) savedCount++;
  }
  return savedCount;
};

const formatFocalPoint = ({ focalPoint }: Asset) => (focalPoint ? `${focalPoint.x}% ${focalPoint.y}%` : '50% 50%');

/**
 * Writes the files of the media library, and content/media.json, to a checkout. Returns the number of written files.
 */
export const exportAssets = async (strapi: Core.Strapi, root: string): Promise<number> => {
  let writtenCount = 0;
  const manifest: [string, Manifest[string]][] = [];
  for (const asset of await findAllAssets(strapi)) {
    const { name, width, height, blur } = asset;
    if (asset.mime.startsWith('image/') && width && height)
      manifest.push([getSitePath(asset), { width, height, focal: formatFocalPoint(asset), blur: blur ?? '' }]);
    if (await writeIfChanged(getFilePath(root, name), await readBytes(strapi, asset))) writtenCount++;
  }
  const pictures = Object.fromEntries(manifest.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (await writeIfChanged(getManifestPath(root), `${JSON.stringify(pictures, null, 2)}\n`)) writtenCount++;
  return writtenCount;
};

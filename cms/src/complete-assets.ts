import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { findDescriptionIssue, findUploadIssue, maxPixels, normalizePictureName } from './upload-rules';

interface Asset {
  name: string;
  folder?: number | null;
  mime: string;
  getStream: () => Readable;
  sizeInBytes: number;
  bytes?: number;
  blur?: string;
}

/**
 * Reads the format of a picture, its size in pixels and its blurred preview, a data URI. Pictures with too many pixels
 * have no preview.
 */
const readPicture = async (picture: Readable) => {
  const source = picture.pipe(sharp());
  const { format, width, height } = await source.metadata();
  const isTooLarge = width * height > maxPixels;
  const webp = isTooLarge ? undefined : await source.resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return { format, width, height, blur: webp && `data:image/webp;base64,${webp.toString('base64')}` };
};

const getFolderPath = async (strapi: Core.Strapi, id: number): Promise<string> => {
  const folder = await strapi.db.query('plugin::upload.folder').findOne({ where: { id }, populate: ['parent'] });
  return `${folder.parent ? await getFolderPath(strapi, folder.parent.id) : ''}${folder.name}/`;
};

const pictureUid = 'api::picture.picture';

/** Returns the document id of the entry that describes a picture, by the id of its file; undefined if it has none. */
const findDescription = async (strapi: Core.Strapi, fileId: unknown): Promise<string | undefined> =>
  (await strapi.db.query(pictureUid).findOne({ where: { image: { id: fileId } } }))?.documentId;

/**
 * Registers hooks that reject uploaded files that the site could not show and pictures without alternative text, and set
 * the properties that the site needs: the reference as the name, with the folder of the upload
 * (`finance/2025/report.pdf`), the size in bytes, and the blurred preview of a picture. The alternative text of a picture
 * is written to its entry in the default language, which is deleted with the picture.
 */
export const completeAssets = (strapi: Core.Strapi) => {
  const completeAsset = async (file: Asset) => {
    if (file.folder && !file.name.includes('/')) file.name = (await getFolderPath(strapi, file.folder)) + file.name;
    file.name = normalizePictureName(file.name);
    const { name, mime, getStream } = file;
    const picture = mime.startsWith('image/') ? await readPicture(getStream()).catch(() => undefined) : undefined;
    const issue = findUploadIssue({ name, mime, picture });
    if (issue) throw new errors.ApplicationError(issue);
    file.bytes = file.sizeInBytes;
    file.blur = (mime !== 'image/svg+xml' && picture?.blur) || '';
  };

  // Strapi calls this function for each file that is uploaded or replaces another one, before it stores the file.
  const provider = strapi.plugin('upload').service('provider');
  const { checkFileSize } = provider;
  provider.checkFileSize = async (file: Asset) => {
    await checkFileSize(file);
    await completeAsset(file);
  };

  /** Finds why an upload that Strapi has stored cannot be added to the media library. */
  const findStoredIssue = async (upload: Parameters<typeof findDescriptionIssue>[0]): Promise<string | undefined> =>
    (await strapi.db.query('plugin::upload.file').count({ where: { name: upload.name } })) > 0
      ? `There is a file “${upload.name}” already. Open that file and replace it.`
      : findDescriptionIssue(upload);

  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    beforeCreate: async ({ params: { data } }) => {
      const issue = await findStoredIssue(data as Parameters<typeof findStoredIssue>[0]);
      if (!issue) return;
      const stored = [data, ...Object.values(data.formats ?? {})];
      await Promise.all(stored.map((file) => strapi.plugin('upload').provider.delete(file)));
      throw new errors.ApplicationError(issue);
    },
    afterCreate: async ({ result: { id, mime, alternativeText } }) => {
      if (mime.startsWith('image/'))
        await strapi.documents(pictureUid).create({ data: { image: id, alt: alternativeText } as never });
    },
    beforeUpdate: async ({ params: { data, where } }) => {
      if (data.name) data.name = normalizePictureName(data.name);
      if (!data.alternativeText) return;
      // The form of a file also sends a text that nobody has changed, which may be older than that of the entry.
      const file = await strapi.db.query('plugin::upload.file').findOne({ where });
      const documentId = file.alternativeText !== data.alternativeText && (await findDescription(strapi, file.id));
      if (documentId)
        await strapi.documents(pictureUid).update({ documentId, data: { alt: data.alternativeText } as never });
    },
    beforeDelete: async ({ params: { where } }) => {
      const file = await strapi.db.query('plugin::upload.file').findOne({ where });
      const documentId = file && (await findDescription(strapi, file.id));
      if (documentId) await strapi.documents(pictureUid).delete({ documentId, locale: '*' });
    },
  });
};

import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

interface Asset {
  name?: string;
  folder?: number | null;
  mime?: string;
  /** Reads the uploaded file; only at an upload. */
  getStream?: () => Readable;
  sizeInBytes?: number;
  bytes?: number;
  blur?: string;
}

/** A tiny preview of a picture as a data URI. */
const blurOf = async (picture: Readable): Promise<string> => {
  const webp = await picture.pipe(sharp().resize({ width: 16 }).webp({ quality: 30 })).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
};

const pathOf = async (strapi: Core.Strapi, id: number): Promise<string> => {
  const folder = await strapi.db.query('plugin::upload.folder').findOne({ where: { id }, populate: ['parent'] });
  return `${folder.parent ? await pathOf(strapi, folder.parent.id) : ''}${folder.name}/`;
};

/**
 * Gives uploaded files what the site needs: their reference as the name, the folder at the upload included
 * (`finance/2025/report.pdf`), their size in bytes, and pictures their blurred preview.
 */
export const completeAssets = (strapi: Core.Strapi) => {
  const complete = async (data: Asset) => {
    if (!data.getStream) return;
    if (data.folder && data.name && !data.name.includes('/'))
      data.name = (await pathOf(strapi, data.folder)) + data.name;
    data.bytes = data.sizeInBytes;
    const isPhoto = data.mime?.startsWith('image/') && data.mime !== 'image/svg+xml';
    data.blur = isPhoto ? await blurOf(data.getStream()) : '';
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    beforeCreate: ({ params }) => complete(params.data),
    beforeUpdate: ({ params }) => complete(params.data),
  });
};

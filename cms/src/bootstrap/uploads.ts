import type { Core } from '@strapi/strapi';

/** Keeps uploaded pictures as they are. */
export const keepOriginals = (strapi: Core.Strapi) =>
  strapi
    .plugin('upload')
    .service('upload')
    .setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation: false });

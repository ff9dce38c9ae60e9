import type { Core, Schema } from '@strapi/strapi';

/** Returns the parameter `populate` that loads a document with all its media and components. */
export const populateAll = (strapi: Core.Strapi, { attributes }: Schema.Schema): object =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): [string, unknown][] => {
      const populateNested = (uid: string) => ({ populate: populateAll(strapi, strapi.getModel(uid as never)) });
      if (attribute.type === 'media') return [[name, true]];
      if (attribute.type === 'component') return [[name, populateNested(attribute.component)]];
      if (attribute.type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(attribute.components.map((uid) => [uid, populateNested(uid)])) }]];
    }),
  );

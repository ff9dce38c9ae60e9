import type { Core } from '@strapi/strapi';

const tokenName = 'Site';

/** Registers `SITE_API_TOKEN` as a read-only token of the REST API. Throws if it is too short. */
export const setToken = async (strapi: Core.Strapi) => {
  const token = process.env.SITE_API_TOKEN;
  if (!token) return;
  if (token.length < 32) throw new Error('SITE_API_TOKEN is too short. Set it to at least 32 random characters.');
  const tokens = strapi.db.query('admin::api-token');
  const accessKey = strapi.service('admin::api-token').hash(token);
  const existing = await tokens.findOne({ where: { name: tokenName } });
  if (existing) await tokens.update({ where: { id: existing.id }, data: { accessKey } });
  else
    await tokens.create({
      data: {
        name: tokenName,
        description: 'Reads content for the site',
        type: 'read-only',
        kind: 'content-api',
        accessKey,
      },
    });
};

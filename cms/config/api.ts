/** The limits of the REST API. The site reads 100 entries per request (lib/upstreams/cms/strapi/api.ts). */
export default { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };

/** The limits of the REST API. The site reads 100 entries per request, or 1,000 pictures (lib/upstreams/cms/strapi). */
export default { rest: { defaultLimit: 25, maxLimit: 1000, withCount: true } };

/** A list of the REST API has up to `maxLimit` entries: every page of a kind in one language. */
export default { rest: { defaultLimit: 25, maxLimit: 500, withCount: true } };

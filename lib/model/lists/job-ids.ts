/** The form of an offer's id. */
export const jobIdPattern = /^[A-Za-z0-9-]{1,64}$/;

/** The maximum number of favourites, of requested ids, and of ids in a shared list. */
export const maxJobIds = 100;

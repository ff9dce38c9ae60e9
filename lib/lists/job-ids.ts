/** What an offer's id looks like. */
export const jobIdPattern = /^[A-Za-z0-9-]{1,64}$/;

/** At most so many offers are kept, asked for by their ids, or shared as a list. */
export const mostJobIds = 100;

/** The name in the logo, for pages that know no content. */
export const groupName = 'Halcyre';

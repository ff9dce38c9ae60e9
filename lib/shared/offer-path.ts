/** The address of an offer's page, in the folder of the pages of offers. */
export const offerPath = (folder: string, { continent, path }: { continent: string; path: string }): string =>
  `${folder}${continent}/${path}/`;

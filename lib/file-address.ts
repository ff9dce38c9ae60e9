const downloadPath = '/api/download-file/?path=';

/** The address of a file that visitors may download, from its reference. */
export const fileAddress = (reference: string): string => downloadPath + encodeURIComponent(reference);

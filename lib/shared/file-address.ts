const downloadPath = '/api/download-file/?path=';

/** The address of a file that visitors may download, from its reference. */
export const fileAddress = (reference: string): string => downloadPath + encodeURIComponent(reference);

/** What a file is by its name, such as `PDF`. */
export const formatOf = (reference: string): string => reference.split('.').at(-1)?.toUpperCase() ?? '';

const documentsPath = '/documents/';

/** The address at which browsers show a file, and search engines find it; null for all but PDF files. */
export const documentAddress = (reference: string): string | null =>
  reference.endsWith('.pdf') ? documentsPath + reference.split('/').map(encodeURIComponent).join('/') : null;

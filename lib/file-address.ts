const downloadPath = '/api/download-file/?path=';

/** The address of a file that visitors may download, from its reference. */
export const fileAddress = (reference: string): string => downloadPath + encodeURIComponent(reference);

const documentsPath = '/documents/';

/** The address at which browsers show a file, and search engines find it; null for all but PDF files. */
export const documentAddress = (reference: string): string | null =>
  reference.endsWith('.pdf') ? documentsPath + reference.split('/').map(encodeURIComponent).join('/') : null;

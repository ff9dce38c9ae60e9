const downloadPath = '/api/download-file/?path=';

/** The address of a downloadable file, from its reference. */
export const fileAddress = (reference: string): string => downloadPath + encodeURIComponent(reference);

/** The format of a file from its name, such as `PDF`. */
export const formatOf = (reference: string): string => reference.split('.').at(-1)?.toUpperCase() ?? '';

const documentsPath = '/documents/';

/** The address at which browsers show a file and search engines index it; null for all but PDF files. */
export const documentAddress = (reference: string): string | null =>
  reference.endsWith('.pdf') ? documentsPath + reference.split('/').map(encodeURIComponent).join('/') : null;

/** The address at which visitors read a document: in the browser or, if it is no PDF file, as a download. */
export const readingAddress = (reference: string): string => documentAddress(reference) ?? fileAddress(reference);

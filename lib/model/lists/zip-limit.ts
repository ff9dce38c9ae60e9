/** The maximum number of files in one zip download. */
export const maxFilesInZip = 50;

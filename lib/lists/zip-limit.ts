/** At most so many files are downloaded as one zip. */
export const maxFilesInZip = 50;

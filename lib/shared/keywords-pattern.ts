/** Keywords with a letter or a digit, as the pattern of an input: others have no word that a search could find. */
export const keywordsPattern = '.*[\\p{L}\\p{N}].*';

/** An atom of RFC 5322, also with the full-width characters that Japanese and Chinese keyboards produce. */
const atom = "[!#-'*+\\-\\/-9=?A-Z^-~！＃-＇＊＋－／-９＝？Ａ-Ｚ＾-～]+";
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\\-－]*';
const dot = '[.．。｡]';

/**
 * The pattern of the email addresses that forms and endpoints accept: with a domain in any script, and at least two
 * letters in its last label. Quoted local parts are rejected. Compile it with the flag `v`, as browsers do.
 */
export const emailPattern = `\\s*${atom}(?:[.．]${atom})*[@＠](?:${label}${dot})+\\p{L}[\\p{L}\\p{N}\\p{M}\\-－]+\\s*`;

/** The pattern of keywords for an input: with a letter or a digit, because a search needs a word. */
export const keywordsPattern = '.*[\\p{L}\\p{N}].*';

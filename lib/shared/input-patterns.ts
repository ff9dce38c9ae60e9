/** Letters, digits and signs of RFC 5322's atoms, also in full width, as Japanese and Chinese keyboards write them. */
const atom = "[!#-'*+\\-\\/-9=?A-Z^-~！＃-＇＊＋－／-９＝？Ａ-Ｚ＾-～]+";
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\\-－]*';
const dot = '[.．。｡]';

/**
 * The email addresses that forms and endpoints accept, as people write them: with a domain in any script and a final
 * part of at least two letters. Quoted names are refused. It is compiled with the flag `v`, as browsers do.
 */
export const emailPattern = `\\s*${atom}(?:[.．]${atom})*[@＠](?:${label}${dot})+\\p{L}[\\p{L}\\p{N}\\p{M}\\-－]+\\s*`;

/** Keywords with a letter or a digit, as the pattern of an input: others have no word that a search could find. */
export const keywordsPattern = '.*[\\p{L}\\p{N}].*';

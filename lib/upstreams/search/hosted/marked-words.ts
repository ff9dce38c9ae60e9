/** The words of a text that an engine has marked, in whole or in part: `workshop` of `a <em>work</em>shop`. */
export const markedWords = (text: string): string[] =>
  text.split(' ').flatMap((word) => (word.includes('<em>') ? word.replace(/<\/?em>/g, '') : []));

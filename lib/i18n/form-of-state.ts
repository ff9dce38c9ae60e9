import { plainWords } from './country-key';

const wordsIn = (text: string) => new Set(text.trim().split(/\s+/));

/** Forms of state in English, French and Italian, without accents. */
const states = wordsIn(`
  republic kingdom state commonwealth sultanate principality duchy union federation confederation emirate
  republique royaume etat sultanat principaute duche federation confederation emirat
  repubblica regno stato sultanato principato granducato ducato unione federazione confederazione emirato
`);
const qualities = wordsIn(`
  arab co cooperative democratic eastern federal grand hashemite independent islamic operative people s plurinational
  popular socialist sovereign united bolivarian
  arabe cooperative democratique federale federal grand hachemite independant independante islamique orientale
  plurinational populaire socialiste souverain unie bolivarienne et
  araba cooperativa democratica federale federativa hascemita indipendente islamica orientale plurinazionale
  popolare socialista sovrano unita bolivariana e arabo cooperativo democratico federativo islamico
`);
const joints = wordsIn('of de du des d di del dello della dell dei degli delle');

const modifiers = '人民|民主主义|民主|社会主义|伊斯兰|イスラム|阿拉伯|联邦|连邦|联合|连合|合作|协同';
const hanStates = [
  ...['共和国', '合众国', '大公国', '公国', '侯国', '王国', '苏丹国', '酋长国', '首长国', '多民族国'],
  ...['独立国', '城国', '市国', '民国', '联邦', '连邦', '国'],
].join('|');
const withoutState = new RegExp(`^(.+?)(?:${hanStates})$`, 'u');
const withoutQualities = new RegExp(`^(.+?)(?:${modifiers})+$`, 'u');

/** The rest of a Chinese or Japanese name: first without its form of state, then without its type. */
const hanNames = (key: string): string[] => {
  const name = withoutState.exec(key)?.[1];
  const bare = name && withoutQualities.exec(name)?.[1];
  return [name, bare].filter((one) => one !== undefined && one !== '') as string[];
};

/** The part after a form of state: `Türkiye` of `la République de Türkiye`. */
const nameBehind = (words: string[]): string[] => {
  const joint = words.findIndex((word) => joints.has(word));
  const form = words.slice(0, Math.max(joint, 0));
  const isForm = form.some((word) => states.has(word)) && form.every((word) => states.has(word) || qualities.has(word));
  return isForm ? [words.slice(joint + 1).join('')] : [];
};

/** The possible keys of an official name without its form of state: 克羅埃西亞 of 克羅埃西亞共和國. None if it has none. */
export const namesWithoutState = (name: string): string[] => {
  const words = plainWords(name);
  return [...hanNames(words.join('')), ...nameBehind(words)].filter(Boolean);
};

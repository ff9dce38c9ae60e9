import { decodeReference, documentsPath, downloadPath, toDrawing } from '../../shared/urls';

const prefixes = ['/(?=media/)', documentsPath, downloadPath.replace('?', '\\?')].join('|');
/** The address of a file, as a whole text, such as the path of a picture, or as the target of a link in HTML. */
const fileAddress = new RegExp(`(?:^|href=")(?:${prefixes})([^"?#&]+)`, 'g');

function* listTexts(content: unknown): Generator<string> {
  if (typeof content === 'string') yield content;
  else if (typeof content === 'object' && content !== null)
    for (const part of Object.values(content)) yield* listTexts(part);
}

const referencesByContent = new WeakMap<object, readonly string[]>();

/**
 * The references of the files that content refers to once it is built, as pictures, films, subtitles or downloads, and
 * of the drawings beside its pictures. Content that is the same object is searched once.
 */
export const listFileReferences = (content: object): readonly string[] => {
  const cached = referencesByContent.get(content);
  if (cached) return cached;
  const references = [...listTexts(content)]
    .flatMap((text) => [...text.matchAll(fileAddress)])
    .map(([, reference = '']) => decodeReference(reference))
    .flatMap((reference) => [reference, toDrawing(reference)]);
  referencesByContent.set(content, references);
  return references;
};

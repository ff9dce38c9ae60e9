import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findReferences, toTarget } from '../../cms/src/references.ts';
import { isLocale } from '../../lib/i18n/locales.ts';

/** A field that refers to a page, a dashboard, a picture or a file. */
export interface Use {
  /** The entry, such as `pages/history`. */
  entry: string;
  field: string;
  /** The language, such as `fr` or `fr.draft`; empty if the field is the same in every language. */
  language: string;
}

function* listTexts(value: unknown, keys: string[] = []): Generator<[text: string, keys: string[]]> {
  if (typeof value === 'string') yield [value, keys];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* listTexts(part, [...keys, key]);
}

/** Reads every file of a content folder. Returns the uses by target: `page:history`, `file:media/pages/governance.jpg`. */
export const indexUses = (content: string): Map<string, Use[]> => {
  const usesByTarget = new Map<string, Use[]>();
  for (const file of globSync('**/*.yaml', { cwd: content }).sort()) {
    const { dir, name } = path.parse(file);
    const isVersion = isLocale(name.replace('.draft', ''));
    const entry = isVersion || name === 'entry' ? dir : path.join(dir, name);
    for (const [text, keys] of listTexts(parse(readFileSync(path.join(content, file), 'utf8')))) {
      const language = isVersion ? name : (keys.find(isLocale) ?? '');
      const fieldKeys = isVersion ? keys : keys.filter((key) => !isLocale(key));
      const use = { entry, field: fieldKeys.join('.'), language };
      const lastName = fieldKeys.findLast((key) => !/^\d+$/.test(key));
      // Some fields have only the path of a file, such as `/media/pages/governance.jpg`.
      const targets = [`file:${text.replace(/^\//, '')}`, ...findReferences(text, lastName).map(toTarget)];
      for (const target of new Set(targets)) usesByTarget.set(target, [...(usesByTarget.get(target) ?? []), use]);
    }
  }
  return usesByTarget;
};

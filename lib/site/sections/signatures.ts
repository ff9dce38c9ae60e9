import { existsSync } from 'node:fs';
import { toSlug } from '../../shared/urls';
import type { SectionLoader } from './context';

/** The path of a person's signature, which is a file with the name in Latin letters; null if there is none. */
const findSignature = (name: string): string | null => {
  const path = `/signatures/${toSlug(name)}.svg`;
  return existsSync(`public${path}`) ? path : null;
};

export const quote: SectionLoader<'quote'> = {
  load: async ({ author }) => ({ signature: findSignature(author) }),
};

export const governance: SectionLoader<'governance'> = {
  load: async ({ people }) => ({ signatures: people.map(({ name }) => findSignature(name)) }),
};

import { Marked } from 'marked';

/** A reference to another entry or a file. */
export type Reference = [kind: 'page' | 'house' | 'parent' | 'file' | 'dashboard', name: string];

/** Returns the target of a reference, such as `page:history`. Houses and parents are pages, too. */
export const toTarget = ([kind, name]: Reference): string =>
  `${kind === 'house' || kind === 'parent' ? 'page' : kind}:${name}`;

/** The kinds of entries in fields with ids, which are separated by commas. */
const idFieldKinds = new Map<string, Reference[0]>([
  ['house', 'house'],
  ['houses', 'house'],
  ['page', 'page'],
  ['parent', 'parent'],
]);

/** Matches the target of a link to a page or a file. */
const targetPattern = /^(page|file):([^#?]+)/;

/** Matches a link to a file whose name may have spaces, which Markdown only allows between angle brackets. */
const fileLinkPattern = /\]\((file:(?:[^()<>"\s]|\([^()\n]*\)| (?! *["']))+)/g;

/**
 * Returns the targets of the links that Markdown marks as such, however they are written. The site reads them in the
 * same way.
 */
export const listLinkTargets = (markdown: string): string[] => {
  const targets: string[] = [];
  const parser = new Marked({
    walkTokens: (token) => {
      if (token.type === 'link' && /^[[<]/.test(token.raw)) targets.push(token.href);
    },
  });
  parser.parse(markdown.replace(fileLinkPattern, '](<$1>'));
  return targets;
};

const decodeName = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Finds the references in a document, or in the value of a field. */
export const findReferences = (value: unknown, field = ''): Reference[] => {
  if (typeof value === 'object' && value !== null && !('mime' in value))
    return Object.entries(value).flatMap(([name, part]) => findReferences(part, Array.isArray(value) ? field : name));
  if (typeof value !== 'string') return [];
  const idKind = idFieldKinds.get(field);
  if (idKind) return value ? value.split(', ').map((id) => [idKind, id]) : [];
  if (field === 'dashboardId' || field === 'indicator') return [['dashboard', value.replace(/\/.*/, '')]];
  const targets = /(page|file):/.test(value) ? [value, ...listLinkTargets(value)] : [];
  return targets.flatMap((target) => {
    const [, kind, name = ''] = targetPattern.exec(target) ?? [];
    return kind ? [[kind, decodeName(name.trim())] as Reference] : [];
  });
};

/** Finds the names of the pictures in a document that take the alternative text of their entry. */
export const findDescribedPictures = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || 'mime' in value) return [];
  const { image, alt, decorative } = value as { image?: { name: string } | null; alt?: string; decorative?: boolean };
  if ('decorative' in value) return image && !alt && !decorative ? [image.name] : [];
  return Object.values(value).flatMap(findDescribedPictures);
};

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

/** Matches a field that is the target of a link. */
const linkFieldPattern = /^(page|file):([^#?]+)/g;

/** Matches the targets of links in Markdown. File names can have spaces and pairs of brackets. */
const markdownLinkPattern = /\]\(<?(page|file):((?:[^()<>"#?\n]|\([^()\n]*\))+)/g;

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
  if (field === 'dashboardId') return [['dashboard', value]];
  return [linkFieldPattern, markdownLinkPattern].flatMap((pattern) =>
    [...value.matchAll(pattern)].map(([, kind, name = '']) => [kind, decodeName(name.trim())] as Reference),
  );
};

/** Finds the names of the pictures in a document that take the alternative text of their entry. */
export const findDescribedPictures = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || 'mime' in value) return [];
  const { image, alt, decorative } = value as { image?: { name: string } | null; alt?: string; decorative?: boolean };
  if ('decorative' in value) return image && !alt && !decorative ? [image.name] : [];
  return Object.values(value).flatMap(findDescribedPictures);
};

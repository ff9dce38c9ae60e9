export type Reference = [kind: 'page' | 'house' | 'file' | 'dashboard', name: string];

/** Fields with ids of pages, separated by commas, and what the pages are. */
const idFieldKinds = new Map<string, 'page' | 'house'>([
  ['house', 'house'],
  ['houses', 'house'],
  ['page', 'page'],
]);

/** The target of a link that is a whole field. */
const linkFieldPattern = /^(page|file):([^#]+)/g;

/** The target of a link in Markdown: the names of files may have spaces and pairs of brackets. */
const markdownLinkPattern = /\]\(<?(page|file):((?:[^()<>"#\n]|\([^()\n]*\))+)/g;

const decodeName = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** What a document refers to by name. */
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

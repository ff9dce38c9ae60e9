export type Reference = [kind: 'page' | 'house' | 'file' | 'dashboard', name: string];

/** Fields with ids of pages, separated by commas, and what the pages are. */
const idFields = new Map<string, 'page' | 'house'>([
  ['house', 'house'],
  ['houses', 'house'],
  ['page', 'page'],
]);

/** The target of a link that is a whole field. */
const wholeField = /^(page|file):([^#]+)/g;

/** The target of a link in Markdown: the names of files may have spaces and pairs of brackets. */
const inMarkdown = /\]\(<?(page|file):((?:[^()<>"#\n]|\([^()\n]*\))+)/g;

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** What a document refers to by name. */
export const referencesIn = (value: unknown, field = ''): Reference[] => {
  if (typeof value === 'object' && value !== null && !('mime' in value))
    return Object.entries(value).flatMap(([name, part]) => referencesIn(part, Array.isArray(value) ? field : name));
  if (typeof value !== 'string') return [];
  const ids = idFields.get(field);
  if (ids) return value ? value.split(', ').map((id) => [ids, id]) : [];
  if (field === 'dashboardId') return [['dashboard', value]];
  return [wholeField, inMarkdown].flatMap((target) =>
    [...value.matchAll(target)].map(([, kind, name = '']) => [kind, decoded(name.trim())] as Reference),
  );
};

/** Parts of content that hold no words for readers. */
const wordless = new Set([
  'albumId',
  'anchor',
  'blur',
  'category',
  'dashboardId',
  'focal',
  'href',
  'kind',
  'layout',
  'list',
  'playlistId',
  'sector',
  'src',
  'tone',
  'type',
  'videoUrl',
]);

/** What a visitor reads of a piece of content: its texts, without markup and addresses. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.replace(/<[^>]*>|&\w+;/g, ' ');
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, part]) => (wordless.has(key) ? '' : textOf(part)))
    .join('\n');
};

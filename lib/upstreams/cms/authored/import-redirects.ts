import { buildRedirectTable, fileRedirect, type Redirect, type ResolvedRedirect } from './redirects.ts';

type Row = Record<string, unknown>;

/** The cells of a line of CSV, without quotes. Redirects have no line breaks. */
const parseCells = (line: string): string[] =>
  [...line.matchAll(/(?:^|[,;])\s*(?:"((?:[^"]|"")*)"|([^,;]*))/g)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );

/**
 * Checks the lines of a CSV file (`from,to` or `from,to,match`; a target `gone` for removed pages) as additions to the
 * redirects of `redirects.yaml`. Returns the rows to add, and a message for each line that is refused.
 */
export const importRedirects = (
  csv: string,
  existingRows: readonly unknown[],
  pageIds: readonly string[],
): { rows: Row[]; problems: string[] } => {
  const problems: string[] = [];
  const rows = new Map<string, Row>();
  const additions: ResolvedRedirect[] = [];
  const toResolved = (field: string, { from, to, match }: Redirect): ResolvedRedirect => ({
    file: '',
    field,
    from,
    match,
    to: to ?? null,
  });
  const existing = existingRows.map((row) => toResolved('existing', fileRedirect.parse(row)));
  for (const [index, line] of csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const [address = '', to = '', match = ''] = parseCells(line);
    if (!line.trim() || (index === 0 && address.toLowerCase() === 'from')) continue;
    const field = `line ${index + 1}`;
    const from = /^https?:/.test(address) ? (URL.parse(address)?.pathname ?? address) : address;
    const row = { from, ...(to === 'gone' ? { gone: true } : { to }), ...(match && { match }) };
    const { data, error } = fileRedirect.safeParse(row);
    const [, pageId] = /^page:([^#]+)/.exec(to) ?? [];
    if (error) problems.push(`${field}: ${error.issues.map(({ path, message }) => `${path}: ${message}`).join('; ')}`);
    else if (pageId && !pageIds.includes(pageId)) problems.push(`${field}: to: there is no page "${pageId}"`);
    else {
      rows.set(field, row);
      additions.push(toResolved(field, data));
    }
  }
  const isPage = () => false;
  buildRedirectTable([...existing, ...additions], isPage, ({ field }, problem) => {
    rows.delete(field);
    problems.push(`${field}: from: ${problem}`);
  });
  return { rows: [...rows.values()], problems };
};

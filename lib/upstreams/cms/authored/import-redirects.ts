import { buildRedirectTable, fileRedirect, type Redirect, type ResolvedRedirect } from './redirects.ts';

type Row = Record<string, unknown>;

/** Decodes a file as UTF-8 or, if it is not valid UTF-8, as Windows-1252, in which older versions of Excel save CSV. */
const decode = (file: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
};

/** The cells of the lines of a CSV file, without quotes. The first line shows which sign separates them. */
const parseLines = (csv: string): string[][] => {
  const lines = csv.split(/\r\n|\r|\n/);
  const separator = [';', '\t', ','].find((sign) => lines[0]?.includes(sign)) ?? ',';
  const cell = new RegExp(`(?:^|${separator})[^\\S\\t]*(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  return lines.map((line) =>
    [...line.matchAll(cell)].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim()),
  );
};

/** The path and query of an address, whatever its host. */
const stripOrigin = (address: string): string => {
  const url = /^(https?:)?\/\//i.test(address) ? URL.parse(address, 'https://site.invalid') : null;
  return url ? url.pathname + url.search : address;
};

/**
 * Checks the lines of a CSV file, separated by commas, semicolons or tabs (`from,to` or `from,to,match`; a target `gone` for removed pages) as additions to the
 * redirects of `redirects.yaml`. Returns the rows to add, and a message for each line that is refused.
 */
export const importRedirects = (
  csv: Buffer,
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
  for (const [index, [address = '', to = '', match = '']] of parseLines(decode(csv)).entries()) {
    if ((!address && !to) || (index === 0 && address.toLowerCase() === 'from')) continue;
    const field = `line ${index + 1}`;
    const from = stripOrigin(address);
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

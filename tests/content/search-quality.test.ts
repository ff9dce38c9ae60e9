// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { type Entry, searchEntries } from '@/lib/site/content-index';

const judged = ['fr', 'it', 'cn', 'jp'] as const satisfies Locale[];
const query = z.object({
  expects: z.array(z.string()),
  accepts: z.array(z.string()),
  fr: z.string(),
  it: z.string(),
  cn: z.string(),
  jp: z.string(),
});
type Query = z.infer<typeof query>;
const queries = z.array(query).parse(parse(readFileSync('tests/content/judged-queries.yaml', 'utf8')));

const idOf = ({ page, document, event }: Entry) => page?.id ?? document?.reference ?? `event:${event?.id}`;

const isIn = (id: string, wanted: string[]) =>
  wanted.some((one) => (one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : id === one));

/** How much of the first five results is right, and how much of what must be found is among the first ten. */
const judge = async (locale: Locale, search: string, { expects, accepts }: Pick<Query, 'expects' | 'accepts'>) => {
  const { found } = await searchEntries({ locale, draft: false }, { search, sort: 'date_desc', where: () => true });
  const ids = found.map(idOf);
  const first = ids.slice(0, 5);
  const wrong = first.filter((id) => !isIn(id, [...expects, ...accepts]));
  const missed = expects.filter((id) => !ids.slice(0, 10).includes(id));
  return {
    precision: first.length === 0 ? 0 : 1 - wrong.length / first.length,
    recall: 1 - missed.length / expects.length,
    line: `${search} (${ids.length}) wrong: ${wrong.join(' ')} missed: ${missed.join(' ')}`,
  };
};

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('judges sixty queries', () => {
  expect(queries.length * judged.length).toBe(60);
});

describe.each(judged)('what readers look for in %s', (locale) => {
  it('is what they find: precision at 5 and recall at 10', async () => {
    const outcomes = await Promise.all(queries.map((one) => judge(locale, one[locale], one)));
    const [precision, recall] = [mean(outcomes.map((one) => one.precision)), mean(outcomes.map((one) => one.recall))];
    const report = [`precision at 5: ${precision}, recall at 10: ${recall}`, ...outcomes.map(({ line }) => line)].join(
      '\n',
    );
    if (process.env.REPORT) process.stdout.write(`${locale}, ${report}\n`);
    expect(precision, report).toBeGreaterThanOrEqual(0.8);
    expect(recall, report).toBeGreaterThanOrEqual(0.9);
  });
});

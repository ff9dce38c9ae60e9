import { expect, it } from 'vitest';
import { formatFigures, judgeFile, type QueryFile, summarize } from './unseen-queries';

/** `REPORT` prints the figures; `REPORT=all` also the queries to work with whose first three results are wrong. */
const report = process.env.REPORT;

it.each<QueryFile>(['work', 'sealed'])(
  'readers find what they search for: %s queries',
  async (file) => {
    const judgements = await judgeFile(file);
    const all = Object.values(judgements).flat();
    const lines = [...Object.entries(judgements), ['all', all] as const].map(([locale, list]) =>
      formatFigures(locale, summarize(list)),
    );
    const wrong = all.filter(
      ({ isAnswered, precision, recall, query }) =>
        !isAnswered || (!('nothing' in query) && (precision < 0.9 || recall < 0.7)),
    );
    const details = wrong.map(({ query, topIds, corrected, isAnswered, precision, recall }) =>
      [
        isAnswered ? ' ' : '✗',
        precision.toFixed(1),
        recall.toFixed(1),
        JSON.stringify(query),
        corrected ?? '',
        '→',
        topIds.slice(0, 5).join(' '),
      ].join(' '),
    );
    if (report) process.stdout.write(`${file}\n${lines.join('\n')}\n`);
    if (report === 'all' && file === 'work') process.stdout.write(`${details.join('\n')}\n`);
    const { firstRate, answerRate, recall, precision, nothing, wrongCorrections } = summarize(all);
    const floor = { firstRate: 0.87, answerRate: 0.95, recall: 0.91, precision: 0.92, nothing: 0.93 };
    for (const [name, value] of Object.entries({ firstRate, answerRate, recall, precision, nothing }))
      expect(value, `${name}\n${lines.join('\n')}`).toBeGreaterThanOrEqual(floor[name as keyof typeof floor]);
    expect(wrongCorrections).toBe(0);
  },
  300_000,
);

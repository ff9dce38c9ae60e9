import type { Call } from './calls';

/** What a fault did to each call: null where it did what is documented. */
export interface Column {
  group: string;
  fault: string;
  cells: Map<Call, string | null>;
  facts: { recoverySeconds?: number; megabytes?: number };
}

const line = (text: string) => process.stdout.write(`${text}\n`);

const nameOf = ({ kind, name }: Call) => `${kind} ${name}`;

const mark = (problem: string | null | undefined) => (problem === undefined ? ' ' : problem === null ? '✓' : '✗');

const row = (name: string, values: readonly string[]) =>
  line(`${name.padEnd(44)}${values.map((value) => value.padStart(4)).join('')}`);

const rounded = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value)}`);

/** Prints a table for each group of upstreams, with a row for each call, and then each cell that is wrong. */
export const printMatrix = (columns: readonly Column[]): void => {
  for (const [group = '', all = []] of Map.groupBy(columns, ({ group }) => group)) {
    line(`\n${group} failing:`);
    for (const [index, { fault }] of all.entries()) line(`${`${index + 1}`.padStart(4)} ${fault}`);
    row(
      '',
      all.map((_, index) => `${index + 1}`),
    );
    const byName = all.map(({ cells }) => new Map([...cells].map(([call, problem]) => [nameOf(call), problem])));
    const names = new Set(byName.flatMap((cells) => [...cells.keys()]));
    for (const name of names)
      row(
        name,
        byName.map((cells) => mark(cells.get(name))),
      );
    row(
      'recovery, in s',
      all.map(({ facts }) => rounded(facts.recoverySeconds)),
    );
    row(
      'growth of memory, in MB',
      all.map(({ facts }) => rounded(facts.megabytes)),
    );
  }
  const cells = columns.flatMap(({ group, fault, cells }) =>
    [...cells].map(([call, problem]) => ({ place: `${group}, ${fault}, ${nameOf(call)}`, problem })),
  );
  const wrong = cells.filter(({ problem }) => problem !== null);
  for (const { place, problem } of wrong) line(`✗ ${place}: ${problem}`);
  line(`\n${cells.length - wrong.length} of ${cells.length} cells hold, ${wrong.length} do not`);
};

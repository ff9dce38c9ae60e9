import type { Call } from './calls';

/** The results of a fault. */
export interface Column {
  group: string;
  fault: string;
  /** The problem of each call; null if the site behaved as documented. */
  cells: Map<Call, string | null>;
  measurements: { recoverySeconds?: number; megabytes?: number };
}

const printLine = (text: string) => process.stdout.write(`${text}\n`);

const formatCallName = ({ kind, name }: Call) => `${kind} ${name}`;

const formatMark = (problem: string | null | undefined) => (problem === undefined ? ' ' : problem === null ? '✓' : '✗');

const printRow = (name: string, values: readonly string[]) =>
  printLine(`${name.padEnd(44)}${values.map((value) => value.padStart(4)).join('')}`);

const formatRounded = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value)}`);

/** Prints a table for each group of upstreams, with a row for each call, and then each cell that is wrong. */
export const printMatrix = (columns: readonly Column[]): void => {
  for (const [group = '', all = []] of Map.groupBy(columns, ({ group }) => group)) {
    printLine(`\n${group} failing:`);
    for (const [index, { fault }] of all.entries()) printLine(`${`${index + 1}`.padStart(4)} ${fault}`);
    printRow(
      '',
      all.map((_, index) => `${index + 1}`),
    );
    const byName = all.map(
      ({ cells }) => new Map([...cells].map(([call, problem]) => [formatCallName(call), problem])),
    );
    const names = new Set(byName.flatMap((cells) => [...cells.keys()]));
    for (const name of names)
      printRow(
        name,
        byName.map((cells) => formatMark(cells.get(name))),
      );
    printRow(
      'recovery, in s',
      all.map(({ measurements }) => formatRounded(measurements.recoverySeconds)),
    );
    printRow(
      'memory growth, in MB',
      all.map(({ measurements }) => formatRounded(measurements.megabytes)),
    );
  }
  const cells = columns.flatMap(({ group, fault, cells }) =>
    [...cells].map(([call, problem]) => ({ label: `${group}, ${fault}, ${formatCallName(call)}`, problem })),
  );
  const wrongCells = cells.filter(({ problem }) => problem !== null);
  for (const { label, problem } of wrongCells) printLine(`✗ ${label}: ${problem}`);
  printLine(`\n${cells.length - wrongCells.length} of ${cells.length} cells are right, ${wrongCells.length} are wrong`);
};

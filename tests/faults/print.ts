import { Console } from 'node:console';
import type { Call } from './calls';

/** The results of a fault. */
export interface Column {
  group: string;
  fault: string;
  /** The problem of each call; null if the site behaved as documented. */
  cells: Map<Call, string | null>;
  measurements: { recoverySeconds?: number; megabytes?: number };
}

/** Vitest replaces the global console. */
const output = new Console(process.stdout);

/** Prints a table for each group of upstreams, with a row for each call, and then each cell that is wrong. */
export const printMatrix = (columns: readonly Column[]): void => {
  for (const [group, all] of Map.groupBy(columns, ({ group }) => group)) {
    output.log(`\n${group} failing:`);
    const rows: Record<string, Record<number, string | number>> = {};
    for (const [index, { fault, cells, measurements }] of all.entries()) {
      output.log(`${index + 1} ${fault}`);
      const values = [
        ...[...cells].map(([{ kind, name }, problem]) => [`${kind} ${name}`, problem === null ? '✓' : '✗'] as const),
        ...Object.entries(measurements).map(([name, value]) => [name, Math.round(value)] as const),
      ];
      for (const [name, value] of values) rows[name] = { ...rows[name], [index + 1]: value };
    }
    output.table(rows);
  }
  const cells = columns.flatMap(({ group, fault, cells }) =>
    [...cells].map(([{ kind, name }, problem]) => ({ label: `${group}, ${fault}, ${kind} ${name}`, problem })),
  );
  const wrongCells = cells.filter(({ problem }) => problem !== null);
  for (const { label, problem } of wrongCells) output.log(`✗ ${label}: ${problem}`);
  output.log(
    `\n${cells.length - wrongCells.length} of ${cells.length} cells are right, ${wrongCells.length} are wrong`,
  );
};

import { useId } from 'react';
import styled from 'styled-components';
import { Disclosure } from '@/components/ui/Disclosure';
import { labelSummary, lineBelow, tabular } from '@/styles/mixins';

/** The disclosure that shows the figures of a chart. */
export const FiguresDisclosure = styled(Disclosure)`
  ${labelSummary}
  margin-block-start: var(--space-5);
`;

/** The frame of a table that may be wider than the window. */
export const TableRegion = styled.div`
  overflow-x: auto;
  max-inline-size: 28rem;
  margin-block-start: var(--space-5);
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--size-detail);
  ${tabular}

  caption {
    padding-block-end: var(--space-2);
    text-align: start;
    color: var(--muted);
  }

  th,
  td {
    padding-block: var(--space-2);
    ${lineBelow}
    font-weight: inherit;
    text-align: start;
  }

  thead th {
    font-weight: var(--weight-medium);
  }

  :nth-child(n + 2) {
    text-align: end;
  }
`;

interface FiguresRow {
  name: string;
  value: string;
  comparison?: string;
}

interface FiguresTableProps {
  caption: string;
  /** The column headings. `comparison` adds a third column. */
  head: FiguresRow;
  rows: FiguresRow[];
}

/** The figures of a chart as a table, in a region that the keyboard can scroll sideways. */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  const captionId = useId();
  return (
    <TableRegion role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head.name}</th>
            <th scope="col">{head.value}</th>
            {head.comparison && <th scope="col">{head.comparison}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, comparison }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              {head.comparison && <td>{comparison}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableRegion>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';

const Region = styled.div`
  overflow-x: auto;
`;

interface TableRegionProps {
  /** The id of the caption of the table. */
  captionId: string;
  className?: string;
  children: ReactNode;
}

/** A region around a table, which keys can scroll sideways where the table is wider. Tables of rich text come with theirs. */
export function TableRegion({ captionId, className, children }: TableRegionProps) {
  return (
    <Region role="region" aria-labelledby={captionId} tabIndex={0} className={className}>
      {children}
    </Region>
  );
}

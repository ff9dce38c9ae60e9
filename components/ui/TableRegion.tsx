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

/** A focusable region that lets the keyboard scroll a wide table sideways. Tables in rich text already have one. */
export function TableRegion({ captionId, className, children }: TableRegionProps) {
  return (
    <Region role="region" aria-labelledby={captionId} tabIndex={0} className={className}>
      {children}
    </Region>
  );
}

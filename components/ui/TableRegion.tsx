import type { ReactNode } from 'react';

interface TableRegionProps {
  /** The id of the caption of the table. */
  captionId: string;
  className?: string;
  children: ReactNode;
}

/** A focusable region that lets the keyboard scroll a wide table sideways. Tables in rich text already have one. */
export function TableRegion({ captionId, className, children }: TableRegionProps) {
  return (
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={className}>
      {children}
    </div>
  );
}

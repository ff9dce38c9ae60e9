import type { ComponentProps, ReactNode } from 'react';

/** A native disclosure (`<details>`); it works without JavaScript. */
export function Disclosure({
  summary,
  children,
  ...rest
}: Omit<ComponentProps<'details'>, 'summary'> & { summary: ReactNode }) {
  return (
    <details {...rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

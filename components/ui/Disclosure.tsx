import type { ComponentProps, ReactNode } from 'react';

/** What opens below its summary, also without JavaScript. */
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

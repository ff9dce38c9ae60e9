import type { ReactNode } from 'react';
import { track } from '@/lib/browser/analytics/track';
import { Icon } from './Icon';
import { ButtonLink } from './TextButton';
import { VisuallyHidden } from './VisuallyHidden';

interface CalendarLinkProps {
  href: string;
  /** The subject of the file for screen readers. Set it if the link text does not name the subject. */
  subject?: string;
  children: ReactNode;
}

/** A link to a calendar file. */
export function CalendarLink({ href, subject, children }: CalendarLinkProps) {
  return (
    <ButtonLink href={href} type="text/calendar" onClick={() => track('Content', 'Download', href)}>
      {children}
      {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
      <Icon name="download" size={18} />
    </ButtonLink>
  );
}

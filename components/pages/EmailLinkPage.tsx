import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/seo/PageHead';
import { Submit } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { toPagePath } from '@/lib/i18n/paths';
import type { LinkPageProps } from '@/lib/site/pages/link-page';
import { container, pageTitle, phrased } from '@/styles/mixins';

const Body = styled.div`
  ${container}
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-section);

  h1 {
    ${pageTitle}
  }

  > p {
    max-inline-size: var(--measure);
    font-size: var(--size-lead);
    ${phrased}
  }

  ${Submit} {
    padding-inline: var(--space-6);
  }
`;

const finalStatuses = { confirm: 'confirmed', cancel: 'cancelled' } as const;
type Purpose = keyof typeof finalStatuses;
type FinalStatus = (typeof finalStatuses)[Purpose];

interface EmailLinkPageProps extends Pick<LinkPageProps, 'page' | 'structuredData' | 'failed'> {
  /** The link's purpose and status, or null if it is invalid or has expired, or if the request failed. */
  link: { purpose: Purpose; status: 'pending' | 'paused' | FinalStatus; cancelToken: string | null } | null;
  /** The path of this page, without the locale. */
  path: string;
  /** Returns the translated text for a state or action. */
  translate: (key: 'failed' | 'invalid' | Purpose | `${Purpose}-question` | FinalStatus) => string;
  /** The outcome of another action than confirming or cancelling. It replaces the question. */
  outcome?: string | null;
  /** Details shown below the message. */
  details?: ReactNode;
  /** Replaces the button. */
  actions?: ReactNode;
  /** Links to related pages. */
  children: ReactNode;
}

/**
 * The page that a link in an email opens. It explains what the link does and has a button that does it; afterwards it
 * says that this is done. The button submits a form, so it works without JavaScript, and mail scanners that open links
 * change nothing. On an outcome the heading has the focus, so that screen readers announce the outcome.
 */
export function EmailLinkPage({
  page,
  structuredData,
  failed,
  link,
  path,
  translate,
  outcome,
  details,
  actions,
  children,
}: EmailLinkPageProps) {
  const { locale } = useContent();
  const messageId = useId();
  const isActionable = link && link.status !== finalStatuses[link.purpose] && link.status !== 'cancelled';

  const isOutcome = !isActionable || Boolean(outcome);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Browsers ignore `autofocus` on a page that they have not laid out yet.
    if (isOutcome && document.activeElement === document.body) heading.current?.focus();
  }, [isOutcome]);

  const buildMessage = () => {
    if (!link) return translate(failed ? 'failed' : 'invalid');
    if (outcome) return outcome;
    if (isActionable) return translate(`${link.purpose}-question`);
    return translate(link.status === 'cancelled' ? 'cancelled' : 'confirmed');
  };

  return (
    <Body>
      <PageHead page={page} structuredData={structuredData} />
      {/* biome-ignore lint/a11y/noAutofocus: without it, screen readers announce only the unchanged page title */}
      <h1 ref={heading} tabIndex={-1} autoFocus={isOutcome} aria-describedby={messageId}>
        {page.pageTitle}
      </h1>
      <p id={messageId} role={failed ? 'alert' : 'status'}>
        {buildMessage()}
      </p>
      {details}
      {isActionable &&
        (actions || (
          <form method="post">
            <Submit type="submit">{translate(link.purpose)}</Submit>
          </form>
        ))}
      {link?.purpose === 'confirm' && link.cancelToken && (
        <a href={`${toPagePath(locale, path)}?token=${link.cancelToken}`}>{translate('cancel')}</a>
      )}
      {children}
    </Body>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Submit } from '@/components/forms/Form.styles';
import { PageHead } from '@/components/seo/PageHead';
import { useContent } from '@/contexts/ContentContext';
import { pagePath } from '@/lib/i18n/paths';
import type { LinkPageProps } from '@/lib/site/pages/link-page';
import { container, phrased } from '@/styles/mixins';

const Body = styled.div`
  ${container}
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-section);

  h1 {
    font-size: var(--size-display);
    line-height: var(--leading-display);
  }

  p {
    max-inline-size: var(--measure);
    font-size: var(--size-lead);
    ${phrased}
  }

  form button {
    padding-inline: var(--space-6);
  }
`;

const settled = { confirm: 'confirmed', cancel: 'cancelled' } as const;
type Purpose = keyof typeof settled;
type Settled = (typeof settled)[Purpose];

interface LinkProps extends Pick<LinkPageProps, 'page' | 'structuredData' | 'failed'> {
  /** What the link is about; null where it is not ours or too old. */
  link: { purpose: Purpose; status: 'pending' | Settled; cancelToken: string | null } | null;
  /** The page's own path. */
  path: string;
  /** The words for what there is to say. */
  say: (what: 'failed' | 'invalid' | Purpose | `${Purpose}-question` | Settled) => string;
  /** More of what the link is about. */
  details?: ReactNode;
  /** What leads on. */
  children: ReactNode;
}

/**
 * What a link of a mail is for, and the button that does it; then, that it is done. A form, so that it works without
 * JavaScript, and that programs which look at mails change nothing.
 */
export function LinkPage({ page, structuredData, failed, link, path, say, details, children }: LinkProps) {
  const { locale } = useContent();
  const isOpen = link && link.status !== settled[link.purpose] && link.status !== 'cancelled';

  const message = () => {
    if (!link) return say(failed ? 'failed' : 'invalid');
    if (isOpen) return say(`${link.purpose}-question`);
    return say(link.status === 'cancelled' ? 'cancelled' : 'confirmed');
  };

  return (
    <Body>
      <PageHead page={page} structuredData={structuredData} />
      <h1>{page.pageTitle}</h1>
      <p role={failed ? 'alert' : 'status'}>{message()}</p>
      {details}
      {isOpen && (
        <form method="post">
          <Submit type="submit">{say(link.purpose)}</Submit>
        </form>
      )}
      {link?.purpose === 'confirm' && link.cancelToken && (
        <a href={`${pagePath(locale, path)}?token=${link.cancelToken}`}>{say('cancel')}</a>
      )}
      {children}
    </Body>
  );
}

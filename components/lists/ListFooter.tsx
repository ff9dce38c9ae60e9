import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-block-start: var(--space-7);

  @media print {
    display: none;
  }
`;

interface ListFooterProps {
  status: 'idle' | 'loading' | 'failed';
  /** The control that loads the next page or retries. */
  children: ReactNode;
}

/** The end of a list: the loading status of the next page, an error message, and the control. */
export function ListFooter({ status, children }: ListFooterProps) {
  const { t } = useTranslation('lists');
  return (
    <Column>
      <p role="status">{status === 'loading' && t('loading')}</p>
      {status === 'failed' && <p role="alert">{t('failed')}</p>}
      {children}
    </Column>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/NavigationButton.styles';

const Said = styled.p`
  margin-block-start: var(--space-5);
  color: var(--muted);

  &:empty {
    margin: 0;
  }
`;

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-block-start: var(--space-5);
  color: var(--muted);
`;

interface ListStatusProps {
  /** Where the focus goes when what has it goes away. */
  ref: Ref<HTMLParagraphElement>;
  status: 'idle' | 'searching' | 'failed';
  onRetry: () => void;
  /** What is said of a failure where it is not that something else was asked for. */
  failure?: string;
  /** What the list is now. */
  children: ReactNode;
}

/** What has become of a list that was asked for: told to those who do not see it, too; and another try after a failure. */
export function ListStatus({ ref, status, onRetry, failure, children }: ListStatusProps) {
  const { t } = useTranslation('lists');
  return (
    <>
      <Said role="status" ref={ref} tabIndex={-1}>
        {status === 'searching' ? t('loading') : children}
      </Said>
      {status === 'failed' && (
        <Failure role="alert">
          <p>{failure ?? t('failed')}</p>
          <TextButton data-needs-script onClick={onRetry}>
            {t('retry')}
          </TextButton>
        </Failure>
      )}
    </>
  );
}

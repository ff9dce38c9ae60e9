import { useTranslation } from 'next-i18next/pages';
import { TextButton } from '@/components/ui/TextButton';
import { Note } from './Status';

interface ListFailureProps {
  message: string;
  /** After how many seconds the request is repeated; null if it is not. */
  waitSeconds: number | null;
  onRetry: () => void;
  /** Whether the button replaces a control that had the focus. */
  takesFocus?: boolean;
}

const focusButton = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/** Says that a request for a list has failed, with a button that tries again, or how long the visitor has to wait. */
export function ListFailure({ message, waitSeconds, onRetry, takesFocus = false }: ListFailureProps) {
  const { t } = useTranslation();
  return (
    <Note role="alert">
      <p>{waitSeconds ? t('wait', { count: waitSeconds }) : message}</p>
      <TextButton data-needs-script ref={takesFocus ? focusButton : undefined} onClick={onRetry}>
        {t('retry')}
      </TextButton>
    </Note>
  );
}

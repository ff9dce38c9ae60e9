import { TextButton } from '@/components/ui/TextButton';
import { Note } from './Status';

interface ListFailureProps {
  message: string;
  /** The label of the button that tries again. */
  retry: string;
  onRetry: () => void;
  /** Whether the button replaces a control that had the focus. */
  takesFocus?: boolean;
}

const focusButton = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/** Says that a request for a list has failed, with a button that tries again. */
export function ListFailure({ message, retry, onRetry, takesFocus = false }: ListFailureProps) {
  return (
    <Note role="alert">
      <p>{message}</p>
      <TextButton data-needs-script ref={takesFocus ? focusButton : undefined} onClick={onRetry}>
        {retry}
      </TextButton>
    </Note>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Box, CloseRow, type DialogLayout } from './Dialog.styles';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

interface DialogProps {
  /** Its name for assistive technology. */
  label: string;
  layout: DialogLayout;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What stands in one row with the button that closes it. */
  tools?: ReactNode;
  children: ReactNode;
}

const field = ':is(input, select, textarea):enabled:not([readonly], [type="hidden"])';

/**
 * A modal dialog on the platform's own: it traps focus, closes on Escape and on a click beside it, and gives focus back
 * to where it was. Its first field has the focus, or the button that closes it where there is no field.
 */
export function Dialog({ label, layout, onClose, onKeyDown, tools, children }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const onClosed = () => {
      if (!element?.open) close.current();
    };
    element?.showModal();
    (element?.querySelector<HTMLElement>(field) ?? closeButton.current)?.focus();
    element?.addEventListener('close', onClosed);
    return () => {
      element?.removeEventListener('close', onClosed);
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  };

  return (
    <Box ref={dialog} aria-label={label} $layout={layout} onClick={closeOnBackdrop} onKeyDown={onKeyDown}>
      <CloseRow>
        {tools}
        <IconButton ref={closeButton} aria-label={t('popup.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </CloseRow>
      {children}
    </Box>
  );
}

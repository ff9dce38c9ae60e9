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
  children: ReactNode;
}

/**
 * A modal dialog on the platform's own: it traps focus, closes on Escape and on a click beside it, and gives
 * focus back to where it was.
 */
export function Dialog({ label, layout, onClose, onKeyDown, children }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const onClosed = () => {
      if (!element?.open) close.current();
    };
    element?.showModal();
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
        <IconButton aria-label={t('popup.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </CloseRow>
      {children}
    </Box>
  );
}

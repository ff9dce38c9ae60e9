import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { isImeEvent } from '@/lib/browser/dom-events';
import { CloseRow, DialogElement, type DialogLayout } from './Dialog.styles';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

export const DialogTitle = styled.h2`
  margin-block-end: var(--space-5);
  font-size: var(--size-heading);
`;

interface DialogProps {
  /** The accessible name. */
  label: string;
  layout: DialogLayout;
  onClose: () => void;
  /** Called for each key press that is not part of an input method's composition. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Controls in the same row as the close button. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Tells the document whether a dialog is open: it must not scroll then. */
const updateHasDialog = () =>
  document.documentElement.toggleAttribute('data-has-dialog', document.querySelector('dialog[open]') !== null);

const fieldSelector = ':is(input, select, textarea):enabled:not([readonly], [type="hidden"], [type="checkbox"])';

/**
 * A modal dialog, based on the native `<dialog>`. It traps the focus, closes on Escape and on a click on the backdrop
 * (unless it has the layout `card` and a field in it has been changed), and returns the focus to the previous element.
 * Initially it focuses its first editable field, or its close button if it has no field.
 */
export function Dialog({ label, layout, onClose, onKeyDown, tools, children }: DialogProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const isDirty = useRef(false);

  // The close event is asynchronous: in strict mode, which mounts twice, it arrives when the dialog is open again.
  const handleClose = useEffectEvent(() => {
    if (!dialog.current?.open) onClose();
  });

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    updateHasDialog();
    (element?.querySelector<HTMLElement>(fieldSelector) ?? closeButton.current)?.focus();
    element?.addEventListener('close', handleClose);
    return () => {
      element?.removeEventListener('close', handleClose);
      element?.close();
      updateHasDialog();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current && !isDirty.current) onClose();
  };

  /** Prevents browsers from closing the dialog on an Escape that ends an input method's composition. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isImeEvent(event.nativeEvent)) onKeyDown?.(event);
    else if (event.key === 'Escape') event.preventDefault();
  };

  return (
    <DialogElement
      ref={dialog}
      aria-label={label}
      $layout={layout}
      onClick={closeOnBackdrop}
      onChange={() => {
        // Only cards have forms with input that a click beside them would lose.
        isDirty.current = layout === 'card';
      }}
      onKeyDown={handleKeyDown}
    >
      <CloseRow>
        {tools}
        <IconButton ref={closeButton} aria-label={t('popup.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </CloseRow>
      {children}
    </DialogElement>
  );
}

import { lazy, Suspense } from 'react';
import { usePopup } from '@/contexts/PopupContext';

const Popup = lazy(async () => ({ default: (await import(/* webpackChunkName: "shell" */ './Popup')).Popup }));

/** Renders the open popup. `Popup`, which refers to all of them, is loaded when the first one opens. */
export function Popups() {
  const { shown, close } = usePopup();
  return (
    shown && (
      <Suspense>
        <Popup shown={shown} onClose={close} />
      </Suspense>
    )
  );
}

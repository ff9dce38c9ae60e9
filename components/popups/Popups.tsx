import { lazy, Suspense } from 'react';
import { usePopup } from '@/contexts/PopupContext';

const Popup = lazy(async () => ({ default: (await import(/* webpackChunkName: "shell" */ './Popup')).Popup }));

/** The popup that is open. What knows them all comes once the page lives. */
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

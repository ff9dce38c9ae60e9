import { lazy, Suspense } from 'react';
import { usePopup } from '@/contexts/PopupContext';
import { ShellStrings } from '../shell/ShellStrings';

const Popup = lazy(async () => ({ default: (await import(/* webpackChunkName: "shell" */ './Popup')).Popup }));

/** Renders the open popup. `Popup`, which imports all popups, is in the `shell` chunk, loaded after hydration. */
export function Popups() {
  const { activePopup: popup, close } = usePopup();
  return (
    popup && (
      <Suspense>
        <ShellStrings>
          <Popup popup={popup} onClose={close} />
        </ShellStrings>
      </Suspense>
    )
  );
}

import { useMemo } from 'react';
import { type PopupName, usePopup } from '@/contexts/PopupContext';
import { type LoadComponent, OnDemand } from '../shell/OnDemand';

/** Loads a popup. `popup-loaders`, which imports all popups, is in the `shell` chunk, loaded after hydration. */
const createLoader =
  (name: PopupName): LoadComponent<object> =>
  async (addStrings) => {
    const { popupLoaders } = await import(/* webpackChunkName: "shell" */ './popup-loaders');
    return (popupLoaders[name] as LoadComponent<object>)(addStrings);
  };

/** Renders the open popup. */
export function Popups() {
  const { activePopup: popup, close: onClose } = usePopup();
  const name = popup?.name;
  const load = useMemo(() => name && createLoader(name), [name]);
  return load && <OnDemand key={name} load={load} props={{ ...popup?.props, onClose }} />;
}

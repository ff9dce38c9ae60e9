import { type ComponentType, lazy, Suspense } from 'react';
import { type PopupName, type PopupProps, usePopup } from '@/contexts/PopupContext';

type PopupComponents = { [K in PopupName]: ComponentType<PopupProps[K] & { onClose: () => void }> };

const popups: PopupComponents = {
  search: lazy(async () => ({ default: (await import('./SearchPopup')).SearchPopup })),
  mobileMenu: lazy(async () => ({ default: (await import('./MobileMenu')).MobileMenu })),
  wechat: lazy(async () => ({ default: (await import('./WeChatPopup')).WeChatPopup })),
  jobAlert: lazy(async () => ({ default: (await import('./JobAlertPopup')).JobAlertPopup })),
  video: lazy(async () => ({ default: (await import('./VideoPopup')).VideoPopup })),
  media: lazy(async () => ({ default: (await import('./MediaPopup')).MediaPopup })),
  eventIntro: lazy(async () => ({ default: (await import('./EventIntro')).EventIntro })),
  overlay: lazy(async () => ({ default: (await import('./OverlayPopup')).OverlayPopup })),
  cookieOptions: lazy(async () => ({ default: (await import('./CookieOptions')).CookieOptions })),
};

/** The popup that is open, loaded when it is first asked for. */
export function Popups() {
  const { active, close } = usePopup();
  if (!active) return null;
  const Popup = popups[active.name] as ComponentType<object>;
  return (
    <Suspense>
      <Popup {...active.props} {...{ onClose: close }} />
    </Suspense>
  );
}

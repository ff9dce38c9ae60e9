import { type ComponentType, lazy } from 'react';
import type { ActivePopup, PopupName, PopupProps } from '@/contexts/PopupContext';

type PopupComponents = { [K in PopupName]: ComponentType<PopupProps[K] & { onClose: () => void }> };

const popups: PopupComponents = {
  search: lazy(async () => ({ default: (await import('./SearchPopup')).SearchPopup })),
  mobileMenu: lazy(async () => ({ default: (await import('./MobileMenu')).MobileMenu })),
  favourites: lazy(async () => ({
    default: (await import(/* webpackChunkName: "favourites" */ '../shell/favourites/FavouritesPopup')).FavouritesPopup,
  })),
  share: lazy(async () => ({
    default: (await import(/* webpackChunkName: "share" */ '../shell/share/SharePopup')).SharePopup,
  })),
  wechat: lazy(async () => ({ default: (await import('../shell/share/WeChatPopup')).WeChatPopup })),
  jobAlert: lazy(async () => ({ default: (await import('./JobAlertPopup')).JobAlertPopup })),
  jobList: lazy(async () => ({ default: (await import('./JobListPopup')).JobListPopup })),
  video: lazy(async () => ({ default: (await import('./VideoPopup')).VideoPopup })),
  media: lazy(async () => ({ default: (await import('./MediaPopup')).MediaPopup })),
  eventIntro: lazy(async () => ({ default: (await import('../special-event/EventIntro')).EventIntro })),
  overlay: lazy(async () => ({ default: (await import('./OverlayPopup')).OverlayPopup })),
  cookieOptions: lazy(async () => ({ default: (await import('../consent/CookieOptions')).CookieOptions })),
};

/** Renders a popup. Its code is loaded when it first opens. */
export function Popup({ popup, onClose }: { popup: ActivePopup; onClose: () => void }) {
  const Component = popups[popup.name] as ComponentType<object>;
  return <Component {...popup.props} {...{ onClose }} />;
}

import type { PopupName, PopupProps } from '@/contexts/PopupContext';
import type { LoadComponent } from '../shell/OnDemand';

/** Loads the code of each popup. */
export const popupLoaders: { [K in PopupName]: LoadComponent<PopupProps[K] & { onClose: () => void }> } = {
  search: async () => (await import('./SearchPopup')).SearchPopup,
  mobileMenu: async () => (await import('./MobileMenu')).MobileMenu,
  favourites: async () =>
    (await import(/* webpackChunkName: "favourites" */ '../shell/favourites/FavouritesPopup')).FavouritesPopup,
  share: async () => (await import(/* webpackChunkName: "share" */ '../shell/share/SharePopup')).SharePopup,
  wechat: async () => (await import('../shell/share/WeChatPopup')).WeChatPopup,
  jobAlert: async () => (await import('./JobAlertPopup')).JobAlertPopup,
  jobList: async () => (await import('./JobListPopup')).JobListPopup,
  video: async () => (await import('./VideoPopup')).VideoPopup,
  media: async () => (await import('./MediaPopup')).MediaPopup,
  eventIntro: async () =>
    (await import(/* webpackChunkName: "special-event" */ '../special-event/EventIntro')).EventIntro,
  overlay: async () => (await import('./OverlayPopup')).OverlayPopup,
  cookieOptions: async (addStrings) => {
    await addStrings('consent');
    return (await import('../consent/CookieOptions')).CookieOptions;
  },
};

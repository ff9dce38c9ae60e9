import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { type PopupName, type PopupProps, usePopup } from '@/contexts/PopupContext';

type PopupComponents = { [K in PopupName]: ComponentType<PopupProps[K] & { onClose: () => void }> };

const popups: PopupComponents = {
  search: dynamic(() => import('./SearchPopup').then((module) => module.SearchPopup)),
  mobileMenu: dynamic(() => import('./MobileMenu').then((module) => module.MobileMenu)),
  wechat: dynamic(() => import('./WeChatPopup').then((module) => module.WeChatPopup)),
  video: dynamic(() => import('./VideoPopup').then((module) => module.VideoPopup)),
  media: dynamic(() => import('./MediaPopup').then((module) => module.MediaPopup)),
};

/** The popup that is open, loaded when it is first asked for. */
export function Popups() {
  const { active, close } = usePopup();
  if (!active) return null;
  const Popup = popups[active.name] as ComponentType<object>;
  return <Popup {...active.props} {...{ onClose: close }} />;
}

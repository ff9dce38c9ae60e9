import { locales } from '../../i18n/locales';
import { trackedLinks } from '../site-links';
import { type Action, type Category, track } from './track';

type Click = [category: Category, action: Action, label: string];

const files = /^\/api\/download-(file|job-offer)\//;
const homePage = new RegExp(`^/(${locales.join('|')})/$`);

const isInMenu = (link: Element) => link.closest('header nav, dialog nav') !== null;
const isInContent = (link: Element) =>
  link.closest('nav') === null && link.closest('main, dialog [data-section], [data-type]') !== null;

const clickOn = (target: EventTarget | null): Click | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(trackedLinks) : null;
  if (!link?.protocol.startsWith('http')) return null;
  const { origin, pathname, search } = link;
  const ofThisSite = origin === window.location.origin;
  if (link.hasAttribute('download') || (ofThisSite && files.test(pathname)))
    return ['Content', 'Download', new URLSearchParams(search).get('path') ?? pathname];
  if (ofThisSite && pathname === window.location.pathname) return null;
  const label = ofThisSite ? pathname : origin + pathname;
  if (isInMenu(link)) return ['Menu', 'Click content', label];
  if (!isInContent(link)) return null;
  return [homePage.test(window.location.pathname) ? 'homepage' : 'Content', 'Click content', label];
};

const lastNoted = () => window.dataLayer?.findLast((entry) => 'action' in entry);

/**
 * Tracks clicks on links by their place: in a menu, on the home page, in other content, to a file. Skips clicks that a
 * component tracks itself. Returns a function that stops it.
 */
export const trackClicks = (): (() => void) => {
  let click: Click | null = null;
  let before: object | undefined;
  const look = ({ target }: Event) => {
    click = clickOn(target);
    before = lastNoted();
  };
  const note = () => {
    if (click && lastNoted() === before) track(...click);
  };
  document.addEventListener('click', look, true);
  document.addEventListener('click', note);
  return () => {
    document.removeEventListener('click', look, true);
    document.removeEventListener('click', note);
  };
};

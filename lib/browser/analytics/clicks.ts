import { locales } from '../../i18n/locales';
import { trackedLinks } from '../site-links';
import { type Action, type Category, track } from './track';

type Click = [category: Category, action: Action, label: string];

const downloadPaths = /^\/api\/download-(article|file|job-offer)\//;
const homePage = new RegExp(`^/(${locales.join('|')})/$`);

const isInMenu = (link: Element) => link.closest('header nav, dialog nav') !== null;
const isInContent = (link: Element) =>
  link.closest('nav') === null && link.closest('main, dialog [data-section], [data-type]') !== null;

const toClick = (target: EventTarget | null): Click | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(trackedLinks) : null;
  if (!link?.protocol.startsWith('http')) return null;
  const { origin, pathname, search } = link;
  const isInternal = origin === window.location.origin;
  if (link.hasAttribute('download') || (isInternal && downloadPaths.test(pathname)))
    return ['Content', 'Download', new URLSearchParams(search).get('path') ?? pathname];
  if (isInternal && pathname === window.location.pathname) return null;
  const label = isInternal ? pathname : origin + pathname;
  if (isInMenu(link)) return ['Menu', 'Click content', label];
  if (!isInContent(link)) return null;
  const isOnHomePage = homePage.test(window.location.pathname) && link.closest('dialog') === null;
  return [isOnHomePage ? 'homepage' : 'Content', 'Click content', label];
};

const findLastTracked = () => window.dataLayer?.findLast((entry) => 'action' in entry);

/**
 * Tracks clicks on links by their location: in a menu, on the home page, in other content, to a file. Skips clicks that
 * a component tracks itself. Returns a function that stops it.
 */
export const trackClicks = (): (() => void) => {
  let click: Click | null = null;
  let previousEntry: object | undefined;
  const readClick = ({ target }: Event) => {
    click = toClick(target);
    previousEntry = findLastTracked();
  };
  const trackOnce = () => {
    if (click && findLastTracked() === previousEntry) track(...click);
  };
  document.addEventListener('click', readClick, true);
  document.addEventListener('click', trackOnce);
  return () => {
    document.removeEventListener('click', readClick, true);
    document.removeEventListener('click', trackOnce);
  };
};

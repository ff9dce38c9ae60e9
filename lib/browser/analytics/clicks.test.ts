import { afterEach, beforeEach, expect, it } from 'vitest';
import { getInteractions } from '@/tests/support/interactions';
import { trackClicks } from './clicks';
import { track } from './track';

let stop: () => void;
beforeEach(() => {
  stop = trackClicks();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** Shows `html` at `path` and clicks on the last element of its last link, or on the link. */
const clickIn = (html: string, path = '/en/group/') => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = html;
  const link = [...document.querySelectorAll('a')].at(-1);
  (link?.lastElementChild ?? link)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

it.each([
  ['the menu', '<header><nav><a href="/en/houses/">Houses</a></nav></header>', 'Menu', '/en/houses/'],
  ['the menu of mobile', '<dialog open><nav><a href="/en/houses/">Houses</a></nav></dialog>', 'Menu', '/en/houses/'],
  ['the content', '<main><a href="/en/houses/#all">Houses</a></main>', 'Content', '/en/houses/'],
  ['a card', '<main><article><a href="/en/houses/"><img></a></article></main>', 'Content', '/en/houses/'],
  [
    'another site',
    '<main><a href="https://maps.example/pin?who=me">Map</a></main>',
    'Content',
    'https://maps.example/pin',
  ],
  ['a result', '<dialog><li data-type="other"><a href="/en/news/a/">A</a></li></dialog>', 'Content', '/en/news/a/'],
  ['an overlay', '<dialog><p data-section="quote"><a href="/en/b/">B</a></p></dialog>', 'Content', '/en/b/'],
])('tracks a click in %s', (_, html, category, label) => {
  clickIn(html);
  expect(getInteractions()).toEqual([[category, 'Click content', label]]);
});

it.each(['/en/', '/jp/'])('tracks a click on the home page at %s as one of the home page', (path) => {
  clickIn('<main><a href="/en/houses/">Houses</a></main>', path);
  expect(getInteractions()).toEqual([['homepage', 'Click content', '/en/houses/']]);
});

it.each([
  ['/api/download-file/?path=finance%2F2025%2Fresults.pdf', 'finance/2025/results.pdf'],
  ['/api/download-job-offer/?jobId=J-1&locale=en', '/api/download-job-offer/'],
])('tracks a download of %s', (href, label) => {
  clickIn(`<main><nav><a href="${href}">File</a></nav></main>`);
  expect(getInteractions()).toEqual([['Content', 'Download', label]]);
});

it('tracks a download by its attribute', () => {
  clickIn('<footer><a href="/media/share/default.jpg" download>Picture</a></footer>');
  expect(getInteractions()).toEqual([['Content', 'Download', '/media/share/default.jpg']]);
});

it.each([
  ['a place on the page', '<main><a href="#1962">1962</a></main>'],
  ['a page of its list', '<main><a href="/en/group/?page=1">More</a></main>'],
  ['a mail', '<main><a href="mailto:press@halcyre.example">Mail</a></main>'],
  ['another language', '<dialog><nav><a href="/fr/groupe/" data-link="language">Français</a></nav></dialog>'],
  ['a document', '<main><a href="/documents/results.pdf" data-link="document">Open</a></main>'],
  ['a trail', '<main><nav><a href="/en/houses/">Houses</a></nav></main>'],
  ['the footer', '<footer><a href="/en/legal/">Legal notice</a></footer>'],
  ['a form over the page', '<dialog><a href="/en/privacy/">Privacy</a></dialog>'],
  ['what is no link', '<main><a>Houses</a></main>'],
])('tracks no click in %s', (_, html) => {
  clickIn(html);
  expect(getInteractions()).toEqual([]);
});

it('does not track again what a component tracks', () => {
  const play = () => track('Video', 'Click video', 'A film');
  document.body.addEventListener('click', play, { once: true });
  clickIn('<main><a href="/en/houses/">Houses</a></main>');
  expect(getInteractions()).toEqual([['Video', 'Click video', 'A film']]);
});

it('tracks a click with its original page, even after leaving it', () => {
  document.body.addEventListener('click', () => document.body.replaceChildren(), { once: true });
  clickIn('<header><nav><a href="/en/houses/">Houses</a></nav></header>');
  expect(getInteractions()).toEqual([['Menu', 'Click content', '/en/houses/']]);
});

it('stops when told to', () => {
  stop();
  clickIn('<main><a href="/en/houses/">Houses</a></main>');
  expect(getInteractions()).toEqual([]);
});

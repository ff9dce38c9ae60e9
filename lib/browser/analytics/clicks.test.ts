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
const clickLink = (html: string, path = '/en/group/') => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = html;
  const link = [...document.querySelectorAll('a')].at(-1);
  (link?.lastElementChild ?? link)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

it.each([
  ['the menu', '<header><nav><a href="/en/houses/">Houses</a></nav></header>', 'Menu', '/en/houses/'],
  ['the mobile menu', '<dialog open><nav><a href="/en/houses/">Houses</a></nav></dialog>', 'Menu', '/en/houses/'],
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
  clickLink(html);
  expect(getInteractions()).toEqual([[category, 'Click content', label]]);
});

it.each(['/en/', '/jp/'])('tracks a click on the home page at %s as one of the home page', (path) => {
  clickLink('<main><a href="/en/houses/">Houses</a></main>', path);
  expect(getInteractions()).toEqual([['homepage', 'Click content', '/en/houses/']]);
});

it('tracks a search result over the home page as content, like any other', () => {
  clickLink('<dialog><li data-type="other"><a href="/en/news/a/">A</a></li></dialog>', '/en/');
  expect(getInteractions()).toEqual([['Content', 'Click content', '/en/news/a/']]);
});

it.each([
  ['/api/download-file/?path=finance%2F2025%2Fresults.pdf', 'finance/2025/results.pdf'],
  ['/api/download-article/?path=press%2Fnews%2Fa-stair&locale=en', 'press/news/a-stair'],
  ['/api/download-job-offer/?jobId=J-1&locale=en', '/api/download-job-offer/'],
])('tracks a download of %s', (href, label) => {
  clickLink(`<main><nav><a href="${href}">File</a></nav></main>`);
  expect(getInteractions()).toEqual([['Content', 'Download', label]]);
});

it('tracks a download by its attribute', () => {
  clickLink('<footer><a href="/media/share/default.jpg" download>Picture</a></footer>');
  expect(getInteractions()).toEqual([['Content', 'Download', '/media/share/default.jpg']]);
});

it.each([
  ['an anchor on the page', '<main><a href="#1962">1962</a></main>'],
  ['a page of its list', '<main><a href="/en/group/?page=1">More</a></main>'],
  ['an email address', '<main><a href="mailto:press@halcyre.example">Mail</a></main>'],
  ['another language', '<dialog><nav><a href="/fr/groupe/" data-link="language">Français</a></nav></dialog>'],
  ['a document', '<main><a href="/documents/results.pdf" data-link="document">Open</a></main>'],
  ['a breadcrumb', '<main><nav><a href="/en/houses/">Houses</a></nav></main>'],
  ['the footer', '<footer><a href="/en/legal/">Legal notice</a></footer>'],
  ['a form over the page', '<dialog><a href="/en/privacy/">Privacy</a></dialog>'],
  ['a link without an address', '<main><a>Houses</a></main>'],
])('tracks no click in %s', (_, html) => {
  clickLink(html);
  expect(getInteractions()).toEqual([]);
});

it('does not track a click that a component tracks', () => {
  const play = () => track('Video', 'Click video', 'A video');
  document.body.addEventListener('click', play, { once: true });
  clickLink('<main><a href="/en/houses/">Houses</a></main>');
  expect(getInteractions()).toEqual([['Video', 'Click video', 'A video']]);
});

it('tracks a click by the page where it happened, even if the visitor has left it', () => {
  document.body.addEventListener('click', () => document.body.replaceChildren(), { once: true });
  clickLink('<header><nav><a href="/en/houses/">Houses</a></nav></header>');
  expect(getInteractions()).toEqual([['Menu', 'Click content', '/en/houses/']]);
});

it('tracks nothing once it is stopped', () => {
  stop();
  clickLink('<main><a href="/en/houses/">Houses</a></main>');
  expect(getInteractions()).toEqual([]);
});

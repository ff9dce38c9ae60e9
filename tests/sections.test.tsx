import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Section, type SectionType, section as sectionSchema } from '@/lib/model/section';
import { buildFinanceDocument } from './support/documents';
import { getTranslator, t } from './support/render';
import { buildArticle, exampleDate, link, sectionExamples, sectionOutlines } from './support/section-examples';
import { loadSections, renderSections } from './support/sections';
import { server } from './support/server';
import { buildHouseCard, buildMediaFile, buildPicture, testVideo } from './support/site-content';
import { findUnnamedSections } from './support/unnamed-sections';

beforeAll(loadSections);

const addressesT = getTranslator('en', 'addresses');
const albumsT = getTranslator('en', 'albums');
const filmsT = getTranslator('en', 'films');

const getHeading = (level: number, name: string) => screen.getByRole('heading', { level, name });
const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
/** The text of an element, or the alternative text of its picture. */
const getText = (element: Element) => element.textContent || element.querySelector('img')?.alt;
const getOutline = () => screen.queryAllByRole('heading').map((element) => `${element.tagName} ${getText(element)}`);

describe.each(Object.keys(sectionExamples) as SectionType[])('%s', (type) => {
  it('has its headings in order', async () => {
    renderSections(sectionExamples[type]);
    await waitFor(() => expect(getOutline()).toEqual(sectionOutlines[type]));
  });

  it('is a section element only if it has a heading or a name', () => {
    const { container, unmount } = renderSections(sectionExamples[type]);
    expect(findUnnamedSections(container)).toEqual([]);
    unmount();
    const untitled = { ...sectionExamples[type], title: undefined };
    const needsTitle = sectionSchema.safeParse(untitled).error?.issues.some(({ path: [field] }) => field === 'title');
    if (needsTitle) return;
    expect(findUnnamedSections(renderSections(untitled as Section).container)).toEqual([]);
  });

  it('has the anchor that links point to', () => {
    const { container } = renderSections({ ...sectionExamples[type], anchor: 'over-here' });
    expect(container.querySelector('#over-here')).not.toBeNull();
  });
});

it('shows the sections of a page one below the other', () => {
  renderSections(sectionExamples['rich-text'], sectionExamples['banner-house']);
  expect(getOutline()).toEqual([...sectionOutlines['rich-text'], ...sectionOutlines['banner-house']]);
});

it('a title makes a section element, and a section without one is part of the page', () => {
  const { container, unmount } = renderSections(sectionExamples['rich-text'], sectionExamples['key-figures']);
  expect(container.querySelectorAll('section')).toHaveLength(2);
  unmount();
  const sections = [
    { ...sectionExamples['rich-text'], body: '<p>Words.</p>', title: undefined },
    { ...sectionExamples['key-figures'], title: undefined },
  ];
  expect(renderSections(...sections).container.querySelector('section')).toBeNull();
});

it('rich-text without a title has its headings directly below the page’s', () => {
  renderSections({ ...sectionExamples['rich-text'], title: undefined });
  expect(getOutline()).toEqual(['H2 1962']);
});

it('rich-text renders its links', () => {
  renderSections(sectionExamples['rich-text']);
  expect(getHref('one group')).toBe('/en/group/');
});

it.each(['split', 'full'] as const)('banner-house shows its text, its picture and its link, %s', (layout) => {
  renderSections({ ...sectionExamples['banner-house'], layout });
  for (const text of ['Watches', 'Time, slowly.']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('img', { name: 'A picture' })).toBeVisible();
  expect(getHref('Discover')).toBe('/en/houses/');
});

it('key-figures shows each figure with its unit under its label', () => {
  renderSections(sectionExamples['key-figures']);
  expect(screen.getByRole('term')).toHaveTextContent('Revenue');
  expect(screen.getByRole('definition')).toHaveTextContent('12.4 bn €');
  for (const text of ['The year 2025.', 'Unaudited.']) expect(screen.getByText(text)).toBeVisible();
});

it('houses-grid shows the houses of each sector', () => {
  const { container } = renderSections(sectionExamples['houses-grid']);
  expect(container.querySelector('#watches')).toContainElement(getHeading(4, 'Reuselin'));
  expect(container.querySelector('#watches')).toContainElement(screen.getByText('Made under one roof.'));
  expect(container.querySelector('#leather')).toContainElement(getHeading(4, 'Orvaine'));
  expect(getHref('Helvant')).toBe('/en/houses/helvant/');
});

it('houses-grid links to its sectors if there are several', () => {
  const { unmount } = renderSections(sectionExamples['houses-grid']);
  const sectors = within(screen.getByRole('navigation', { name: t('houses.sectors') })).getAllByRole('link');
  expect(sectors.map((sector) => sector.getAttribute('href'))).toEqual(['#watches', '#leather']);
  unmount();
  renderSections({ ...sectionExamples['houses-grid'], sectors: sectionExamples['houses-grid'].sectors.slice(0, 1) });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('houses-grid shows all logos on one wall', () => {
  const allHousesLink = link({ label: 'All the houses' });
  const wall = ['Helvant', 'Reuselin', 'Orvaine'].map((name) => buildHouseCard(name));
  renderSections({ ...sectionExamples['houses-grid'], layout: 'marks', sectors: [], wall, link: allHousesLink });
  expect(getOutline()).toEqual(['H2 Our houses']);
  const items = screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('link'));
  expect(items).toEqual(
    ['Helvant', 'Reuselin', 'Orvaine', 'All the houses'].map((name) => [screen.getByRole('link', { name })]),
  );
});

it('quote shows who said it', () => {
  renderSections(sectionExamples.quote);
  expect(screen.getByRole('blockquote')).toHaveTextContent('Slowly is fast.');
  expect(screen.getByRole('figure')).toHaveTextContent('A watchmakerHelvant');
});

it.each(['inset', 'wide', 'full'] as const)('image shows its picture with its caption, %s', (layout) => {
  renderSections({ ...sectionExamples.image, layout });
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: 'Folded silk' })).toBeVisible();
  expect(figure).toHaveTextContent('Silk, folded.');
});

it.each(['quote', 'image'] as const)('%s plays its silent film over its picture', async (type) => {
  const observe = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(
      class {
        observe = observe;
        disconnect() {}
      },
    ),
  );
  renderSections({ ...sectionExamples[type], film: '/media/films/hands-saddler.mp4' });
  await waitFor(() => expect(observe).toHaveBeenCalledOnce());
  expect(screen.getByRole('figure')).toContainElement(observe.mock.calls[0]?.[0]);
});

describe('gallery', () => {
  it('labels each picture that can be enlarged', () => {
    renderSections(sectionExamples.gallery);
    expect(getHref(t('media.enlarge', { picture: 'A bench' }))).toBe('/media/one.jpg');
    expect(getHref(t('media.enlarge', { picture: 'Tools' }))).toBe('/media/two.jpg');
  });
});

describe('album', () => {
  it('shows its pictures with their captions, and links to their files', () => {
    renderSections(sectionExamples.album);
    for (const text of ['At nine.', 'Counted twice.'])
      expect(screen.getByText(text, { selector: 'figcaption' })).toBeVisible();
    expect(getHref(t('media.enlarge', { picture: 'A stair' }))).toBe('/media/stair.jpg');
    expect(getHref(t('media.enlarge', { picture: 'A ledger' }))).toBe('/media/ledger.jpg');
  });

  it('shows the beginning of a long one, and the rest on request', () => {
    const photos = Array.from({ length: 7 }, (_, index) => ({
      image: buildPicture({ src: `/media/${index}.jpg`, alt: `Picture ${index}` }),
      caption: `Caption ${index}`,
      files: [],
    }));
    renderSections({ ...sectionExamples.album, album: { id: 'meeting', title: 'The meeting', photos } });
    const rest = screen.getByText(albumsT('all', { number: '7' })).closest('details') as HTMLDetailsElement;
    expect(rest).not.toHaveAttribute('open');
    expect(within(rest).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
    expect(screen.getAllByRole('figure', { hidden: true })).toHaveLength(7);
  });

  it('downloads the selected pictures as one zip, as a plain form', async () => {
    const { user } = renderSections(sectionExamples.album);
    await user.click(screen.getByRole('checkbox', { name: albumsT('choose', { title: 'Counted twice.' }) }));
    expect(screen.getByRole('status')).toHaveTextContent(albumsT('chosen', { count: 1, size: '20 kB' }));
    const form = screen.getByRole('button', { name: albumsT('zip') }).closest('form') as HTMLFormElement;
    expect(form).toHaveAttribute('action', '/api/zip-download/');
    expect([...new FormData(form)]).toEqual([['files', 'media/ledger.jpg']]);
  });

  it('opens a picture at full size, and can download its file', async () => {
    const { user } = renderSections(sectionExamples.album);
    await user.click(screen.getByRole('link', { name: t('media.enlarge', { picture: 'A ledger' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('media.title') }));
    expect(dialog.getByText('2 of 2')).toBeVisible();
    expect(dialog.getByText('Counted twice.', { selector: 'figcaption' })).toBeVisible();
    const download = dialog.getByRole('link', { name: /^Download Counted twice\./ });
    expect(download).toHaveAttribute('href', '/api/download-file/?path=media%2Fledger.jpg');
  });

  it('says that it is unavailable, and requests it after hydration', async () => {
    const queries: string[] = [];
    server.use(
      http.get('/api/finance-album/', ({ request }) => {
        queries.push(new URL(request.url).search);
        return HttpResponse.json({ album: sectionExamples.album.album });
      }),
    );
    renderSections({ ...sectionExamples.album, album: null });
    expect(screen.getByText(albumsT('unavailable'))).toBeVisible();
    expect(await screen.findByText('At nine.', { selector: 'figcaption' })).toBeVisible();
    expect(screen.queryByText(albumsT('unavailable'))).toBeNull();
    expect(queries).toEqual(['?albumId=meeting&locale=en']);
  });
});

describe('playlist', () => {
  const play = (title: string) => screen.getByRole('link', { name: t('video.play', { title }) });

  it('shows its films with their texts, and links to them', () => {
    renderSections(sectionExamples.playlist);
    for (const text of ['One thread.', 'Two milligrams.', 'At dawn.']) expect(screen.getByText(text)).toBeVisible();
    expect(play('The saddler')).toHaveAttribute('href', testVideo().videoUrl);
    expect(play('The harvest')).toHaveAttribute('href', 'https://www.youtube-nocookie.com/embed/abcdefghijk');
    expect(screen.getByText(exampleDate.text)).toBeVisible();
  });

  it('has its own title if the page sets none, and no list for a single film', () => {
    const { playlist } = sectionExamples.playlist;
    const singlePlaylist = { ...playlist, items: playlist.items.slice(0, 1) };
    renderSections({ ...sectionExamples.playlist, title: undefined, playlist: singlePlaylist });
    expect(getOutline()).toEqual(['H2 The hands', 'H3 The saddler']);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says that it is unavailable, before and after hydration', async () => {
    const handler = vi.fn(() => HttpResponse.json(null));
    server.use(http.get('/api/youtube-playlist/', handler));
    renderSections({ ...sectionExamples.playlist, playlist: null });
    await waitFor(() => expect(handler).toHaveBeenCalledTimes(1));
    expect(screen.getByText(filmsT('unavailable'))).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('timeline shows its events in order', () => {
  renderSections(sectionExamples.timeline);
  const events = screen.getAllByRole('listitem');
  expect(events.map((event) => event.textContent)).toEqual(['1962FoundedIn Paris.', '1988ListedOn the market.']);
  expect(screen.getByRole('img', { name: 'The floor' })).toBeVisible();
});

describe('news-list', () => {
  it('shows the articles, the links to the previous and next pages, and its own link', async () => {
    renderSections(sectionExamples['news-list']);
    await screen.findByRole('link', { name: 'Results' });
    expect(getHref('Results')).toBe('/en/news/results/');
    expect(screen.getAllByText('2026-05-04')).toHaveLength(2);
    expect(getHref(t('previous', { ns: 'lists' }))).toBe('/en/news/');
    expect(getHref(t('more', { ns: 'lists' }))).toBe('/en/news/?page=2');
    expect(getHref('All the news')).toBe('/en/news/');
  });

  it('emphasises the first of three articles', () => {
    const articles = ['Results', 'Dividend', 'Harvest'].map(buildArticle);
    const aspects = () =>
      screen.getAllByRole('article').map((card) => getComputedStyle(card).getPropertyValue('--card-aspect'));
    const { unmount } = renderSections({ ...sectionExamples['news-list'], items: articles, pagination: null });
    expect(aspects()).toEqual(['3/2', '', '']);
    unmount();
    renderSections({ ...sectionExamples['news-list'], items: articles });
    expect(aspects()).toEqual(['', '', '']);
  });

  it('has its articles at level 2 if it has no title', () => {
    renderSections({ ...sectionExamples['news-list'], title: undefined });
    expect(getOutline()).toEqual(['H2 Results', 'H2 Dividend']);
  });

  it('says that there is no news', () => {
    renderSections({ ...sectionExamples['news-list'], items: [], pagination: null, link: null });
    expect(screen.getByText(t('newsList.empty'))).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('links to a feed if it has all news, and not if it has only the newest', async () => {
    const { unmount } = renderSections(sectionExamples['news-list']);
    const name = t('feed', { ns: 'lists' });
    const feed = await screen.findByRole('link', { name });
    expect(feed).toHaveAttribute('href', '/en/news.atom');
    expect(feed).toHaveAttribute('type', 'application/atom+xml');
    unmount();
    renderSections({ ...sectionExamples['news-list'], pagination: null });
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

it('video-with-description plays its film in a dialog', async () => {
  const { user } = renderSections(sectionExamples['video-with-description']);
  expect(screen.getByText('work')).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('video.play', { title: testVideo().title }) }));
  const dialog = await screen.findByRole('dialog', { name: testVideo().title });
  expect(dialog.querySelector('video source')).toHaveAttribute('src', testVideo().videoUrl);
});

describe('youtube-video', () => {
  it('requests nothing from YouTube before it is played, and says what playing does', () => {
    const { container } = renderSections(sectionExamples['youtube-video']);
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText(filmsT('youtube.notice'))).toBeVisible();
    expect(screen.getByText('At dawn.')).toBeVisible();
  });
});

it('accordion opens its parts one by one', async () => {
  const { user } = renderSections(sectionExamples.accordion);
  expect(screen.getByText('In Paris.')).not.toBeVisible();
  await user.click(screen.getByText('Where are shares listed?'));
  expect(screen.getByText('In Paris.')).toBeVisible();
  expect(screen.getByText('In May.')).not.toBeVisible();
});

it('accordion shows its first part open if its editor wants that', () => {
  renderSections({ ...sectionExamples.accordion, firstOpen: true });
  expect(screen.getByText('In Paris.')).toBeVisible();
  expect(screen.getByText('In May.')).not.toBeVisible();
});

it('call-to-action shows its text and its links', () => {
  renderSections(sectionExamples['call-to-action']);
  expect(screen.getByText('Offers in every sector.')).toBeVisible();
  expect(getHref('See the offers')).toBe('/en/houses/');
  expect(getHref('Write to us')).toBe('https://jobs.example/');
});

it('addresses shows where a house is, when it is open, and how to reach it', () => {
  renderSections(sectionExamples.addresses);
  for (const text of ['Store', 'By appointment', 'Ginza', 'Mon – Sat, 11:00 – 19:30', 'Languages: Japanese, English'])
    expect(screen.getByText(text)).toBeVisible();
  expect(getHref('Show on a map Okurano, Example Building 1F, Tokyo')).toBe('https://maps.example/#35.67/139.76');
  expect(getHref('+81\u00a03\u00a00000\u00a02211')).toBe('tel:+81300002211');
  expect(getHref('clients@okurano.example')).toBe('mailto:clients@okurano.example');
  expect(getHref('Request a repair')).toBe('https://www.okurano.example/repair');
  expect(getHref('www.okurano.example')).toBe('https://www.okurano.example');
});

it('addresses of all houses name their houses, and say if none matches the filters', async () => {
  const all = { ...sectionExamples.addresses, contact: null };
  const { unmount } = renderSections(all);
  expect(await screen.findByRole('heading', { level: 4, name: 'Okurano' })).toBeVisible();
  expect(getHref('Okurano')).toBe('/en/houses/okurano/');
  expect(screen.getByText('Tokyo')).toBeVisible();
  unmount();
  renderSections({ ...all, countries: [] });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing matches your selection.');
});

it('addresses of all houses are folded by country if they are many, and the index unfolds them', async () => {
  const [japan] = sectionExamples.addresses.countries;
  const [tokyo] = japan?.addresses ?? [];
  if (!japan || !tokyo) throw new Error('the example has no address');
  const addresses = Array.from({ length: 21 }, (_, index) => ({ ...tokyo, mapUrl: `https://maps.example/#${index}` }));
  const countries = [
    { ...japan, addresses },
    { ...japan, anchor: 'fr', name: 'France' },
  ];
  const { user } = renderSections({ ...sectionExamples.addresses, contact: null, countries });
  for (const city of await screen.findAllByText('Tokyo')) expect(city).not.toBeVisible();
  const summary = getHeading(3, 'Japan').closest('summary');
  expect(summary).toHaveTextContent('21 addresses · Tokyo');
  await user.click(screen.getByRole('link', { name: 'Japan (21)' }));
  expect(summary?.closest('details')).toHaveAttribute('open');
});

it('addresses of all houses have an index of countries, with the number of addresses', async () => {
  const [japan] = sectionExamples.addresses.countries;
  if (!japan) throw new Error('the example has no country');
  const france = { anchor: 'fr', name: 'France', addresses: [...japan.addresses, ...japan.addresses] };
  renderSections({ ...sectionExamples.addresses, contact: null, countries: [france, japan] });
  const index = within(await screen.findByRole('navigation', { name: addressesT('countries') }));
  expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['France (2)', 'Japan (1)']);
  const target = index.getByRole('link', { name: 'France (2)' }).getAttribute('href')?.slice(1) ?? '';
  expect(document.getElementById(target)).toContainElement(getHeading(3, 'France'));
});

it('contact shows whom to write to, call and visit', () => {
  renderSections(sectionExamples.contact);
  for (const text of ['Who answers.', 'Journalists', 'Speaks French and English', '75000 Paris'])
    expect(screen.getByText(text)).toBeVisible();
  expect(getHref('press@halcyre.example')).toBe('mailto:press@halcyre.example');
});

describe('press-kit', () => {
  const print = () => screen.queryByRole('button', { name: getTranslator('en', 'press')('print') });

  it('has the documents of a release and its PDF, its pictures with their files, and a contact', () => {
    renderSections({ ...sectionExamples['press-kit'], documents: [buildFinanceDocument('one')] });
    expect(getHref('Report one')).toBe('/api/download-file/?path=finance%2Fone.pdf');
    expect(getHref('Release as PDF')).toBe('/api/download-article/?path=press%2Fnews%2Fa-stair&locale=en');
    expect(getHref(t('media.enlarge', { picture: 'A stair' }))).toBe('/media/stair.jpg');
    const { href, details } = buildMediaFile('media/stair.jpg');
    expect(getHref(`Download At nine. ${details.replaceAll(' · ', ' ')}`)).toBe(href);
    expect(getHref('press@halcyre.example')).toBe('mailto:press@halcyre.example');
    expect(screen.getByText('Speaks French and English')).toBeVisible();
    expect(getHref('All press contacts')).toBe('/en/press/#contacts');
    for (const key of ['credit', 'terms'])
      expect(screen.getByText(getTranslator('en', 'albums')(key, { owner: 'Halcyre' }))).toBeVisible();
  });

  it('is closed on the page of a house, and prints nothing', async () => {
    const { user } = renderSections({ ...sectionExamples['press-kit'], release: null });
    expect(print()).toBeNull();
    expect(screen.getByText('press@halcyre.example')).not.toBeVisible();
    await user.click(screen.getByRole('heading', { name: getTranslator('en', 'press')('title') }));
    expect(screen.getByText('press@halcyre.example')).toBeVisible();
    expect(getHref('All press contacts')).toBe('/en/press/#contacts');
  });

  it('has the documents of a release of which there is no PDF', () => {
    renderSections({ ...sectionExamples['press-kit'], documents: [buildFinanceDocument('one')], release: null });
    expect(getHref('Report one')).toBe('/api/download-file/?path=finance%2Fone.pdf');
    expect(screen.queryByRole('link', { name: 'Release as PDF' })).toBeNull();
    expect(print()).toBeVisible();
  });

  it('prints a release, whose documents may be in another language', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderSections(sectionExamples['press-kit']);
    await user.click(print() as HTMLElement);
    expect(printed).toHaveBeenCalledTimes(1);
  });
});

it('contact has a phone number that can be dialled', () => {
  renderSections(sectionExamples.contact);
  expect(getHref('+33\u00a01\u00a000\u00a000\u00a014\u00a062')).toBe('tel:+33100001462');
});

it('governance shows who the people are and what they are responsible for', () => {
  renderSections(sectionExamples.governance);
  const [ada, ben] = screen.getAllByRole('listitem');
  expect(ada).toHaveTextContent('Ada MarlowChairWith the group since 1999.');
  const governanceT = getTranslator('en', 'governance');
  // Wider windows have some of the facts in a table instead.
  const listTexts = (item: HTMLElement | undefined, role: string) =>
    within(item as HTMLElement)
      .getAllByRole(role, { hidden: true })
      .map(({ textContent }) => textContent);
  const terms = ['independent', 'skills', 'term', 'attendance', 'committees'].map((key) => governanceT(key));
  const years = governanceT('years', { start: 2022, end: 2030 });
  expect(listTexts(ada, 'term')).toEqual(terms);
  expect(listTexts(ada, 'definition')).toEqual([governanceT('has'), 'Law', years, '89%', 'AuditCrafts']);
  expect(listTexts(ben, 'term')).toEqual(terms.slice(0, 2));
  expect(listTexts(ben, 'definition')).toEqual([governanceT('hasNot'), 'Finance, Law']);
});

it('governance compares the people in a table, whose marks have names', () => {
  renderSections(sectionExamples.governance);
  const governanceT = getTranslator('en', 'governance');
  const table = within(screen.getByRole('table', { name: 'One of two is independent' }));
  const headings = ['member', 'independent', 'Law', 'Finance', 'term', 'attendance'].map((key) => governanceT(key));
  expect(table.getAllByRole('columnheader')).toHaveLength(headings.length);
  for (const name of headings) expect(table.getByRole('columnheader', { name })).toBeVisible();
  const [has, hasNot] = [governanceT('has'), governanceT('hasNot')];
  const years = governanceT('years', { start: 2022, end: 2030 });
  for (const cells of [
    ['Ada Marlow', has, has, hasNot, years, '89%'],
    ['Ben Oru', hasNot, has, has, '–', '–'],
  ])
    expect(table.getByRole('row', { name: cells.join(' ') })).toBeVisible();
});

it('womo-list shows the job, house and country of each person, and the group for people without a house', () => {
  renderSections(sectionExamples['womo-list']);
  const paragraphTexts = screen.getAllByRole('paragraph').map(({ textContent }) => textContent?.trim());
  expect(paragraphTexts).toEqual(expect.arrayContaining(['Filer Helvant Italy', 'Auditor Halcyre France']));
});

it('archives say that nothing was published in a year', () => {
  const { archive } = sectionExamples.archives;
  renderSections({ ...sectionExamples.archives, archive: { ...archive, year: 1950, months: [] } });
  expect(screen.getByText(getTranslator('en', 'lists')('empty'))).toBeVisible();
});

it('archives link to the publications by month', () => {
  renderSections(sectionExamples.archives);
  expect(within(screen.getByRole('region', { name: 'May 2026' })).getByRole('link', { name: 'Results' })).toBeVisible();
});

describe('recommendations', () => {
  it('shows recommended pages', () => {
    renderSections(sectionExamples.recommendations);
    expect(getHeading(2, t('recommendations.title'))).toBeVisible();
    expect(getHref('The bench')).toBe('/en/bench/');
  });

  it('can have its own title', () => {
    renderSections({ ...sectionExamples.recommendations, title: 'Also' });
    expect(getHeading(2, 'Also')).toBeVisible();
  });

  it('loads further recommendations if there are any', async () => {
    const bodies: object[] = [];
    server.use(
      http.post('/api/recommendation-search-content/', async ({ request }) => {
        bodies.push((await request.json()) as object);
        const page = { title: 'The loom', text: '', href: '/en/loom/', image: null };
        return HttpResponse.json({ success: true, nbPages: 2, nbHits: 4, result: [page], message: '' });
      }),
    );
    const { user } = renderSections({ ...sectionExamples.recommendations, nbPages: 2 });
    await user.click(await screen.findByRole('button', { name: getTranslator('en', 'lists')('more') }));
    await waitFor(() => expect(getHref('The loom')).toBe('/en/loom/'));
    expect(getHref('The bench')).toBe('/en/bench/');
    expect(bodies).toEqual([{ locale: 'en', path: '/en/history/', limit: 3, page: 1 }]);
  });

  it('is not shown without recommendations', () => {
    renderSections({ ...sectionExamples.recommendations, items: [] });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

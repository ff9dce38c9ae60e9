import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { type Files, removeContent, writeFile, writeFolder } from '@/tests/support/content';
import { contentSchedules, getNextChangeMs, isShownFile } from '../../files/schedule';
import { embeddedMedia } from '.';

afterAll(removeContent);

/** A text for each locale, with the locale as its suffix. */
const inEveryLocale = (text: string) => Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]));

const imageInfo = { width: 1600, height: 900, focal: '50% 40%', blur: 'data:image/webp;base64,AA==' };
const buildPhoto = (overrides: object = {}) => ({
  src: '/media/one.jpg',
  alt: inEveryLocale('A stair'),
  caption: inEveryLocale('At nine'),
  ...overrides,
});
const buildMeeting = (overrides: object = {}) => ({
  kind: 'finance',
  title: inEveryLocale('The meeting'),
  photos: [buildPhoto()],
  ...overrides,
});
const texts = {
  title: inEveryLocale('The saddler'),
  description: inEveryLocale('One thread'),
  poster: { src: '/media/one.jpg', alt: inEveryLocale('A bench') },
};
const buildVideo = (overrides: object = {}) => ({ ...texts, videoUrl: '/media/films/saddler.mp4', ...overrides });
const buildHands = (...videos: object[]) => ({ title: inEveryLocale('The hands'), videos });

const release = '2027-02-11T17:45:00+01:00';

const pictureFiles: Files = {
  'media.json': JSON.stringify({ '/media/one.jpg': imageInfo, '/media/mark.png': imageInfo }),
  'pictures.yaml': { '/media/one.jpg': { alt: inEveryLocale('A staircase') } },
};
const createMedia = (files: Files) => embeddedMedia(writeFolder({ ...pictureFiles, ...files }));

describe('an album', () => {
  const media = createMedia({ 'albums/meeting.yaml': buildMeeting() });

  it('has the size, texts and file reference of each picture', async () => {
    const locale = 'jp';
    const album = await media.album(locale, 'finance', 'meeting');
    expect(album).toEqual({
      id: 'meeting',
      title: `The meeting ${locale}`,
      photos: [
        {
          image: { src: '/media/one.jpg', alt: `A stair ${locale}`, ...imageInfo },
          caption: `At nine ${locale}`,
          reference: 'media/one.jpg',
        },
      ],
    });
  });

  it('has the alternative text of the picture without one of its own', async () => {
    const { alt: _, ...photo } = buildPhoto();
    const media = createMedia({ 'albums/meeting.yaml': buildMeeting({ photos: [photo] }) });
    expect((await media.album('it', 'finance', 'meeting'))?.photos).toMatchObject([
      { image: { alt: 'A staircase it' } },
    ]);
  });

  it('is null in a language without texts', async () => {
    const title = { fr: 'La réunion' };
    const french = buildMeeting({ title, photos: [buildPhoto({ alt: title, caption: title })] });
    const media = createMedia({ 'albums/meeting.yaml': french });
    expect(await media.album('fr', 'finance', 'meeting')).toMatchObject({ title: 'La réunion' });
    expect(await media.album('en', 'finance', 'meeting')).toBeNull();
  });
});

describe('a playlist', () => {
  it('has its films, both uploaded and YouTube videos', async () => {
    const locale = 'fr';
    const captions = { en: '/media/films/saddler.en.vtt', jp: '/media/films/saddler.jp.vtt' };
    const media = createMedia({
      'playlists/the-hands.yaml': buildHands(buildVideo({ date: '2026-10-08', captions }), {
        ...texts,
        videoId: 'abcdefghijk',
      }),
    });
    const playlist = await media.playlist(locale, 'the-hands');
    const background = { src: '/media/one.jpg', alt: `A bench ${locale}`, ...imageInfo };
    const common = { title: `The saddler ${locale}`, background };
    expect(playlist).toEqual({
      id: 'the-hands',
      title: `The hands ${locale}`,
      items: [
        {
          description: `One thread ${locale}`,
          date: '2026-10-08',
          video: { ...common, alt: `A bench ${locale}`, videoUrl: '/media/films/saddler.mp4', captions },
        },
        { description: `One thread ${locale}`, date: null, video: { ...common, videoId: 'abcdefghijk' } },
      ],
    });
  });
});

describe('an invalid file', () => {
  const { jp: _, ...altWithoutJapanese } = inEveryLocale('A stair');

  it.each<[string, object, ...string[]]>([
    ['albums/one.yaml', buildMeeting({ kind: 'people', text: 'More' }), 'kind', 'text'],
    ['albums/one.yaml', buildMeeting({ photos: [] }), 'photos'],
    ['albums/one.yaml', buildMeeting({ publishAt: release, unpublishAt: release }), 'unpublishAt'],
    [
      'albums/one.yaml',
      buildMeeting({ photos: [buildPhoto({ src: '/media/no.jpg' })], publishAt: '2999-01-01T00:00:00Z' }),
      'photos.0',
    ],
    ['albums/one.yaml', buildMeeting({ photos: [buildPhoto({ alt: altWithoutJapanese })] }), 'photos.0.alt.jp'],
    ['playlists/one.yaml', { ...buildHands(), publishAt: '2027-02-11' }, 'videos', 'publishAt'],
    [
      'playlists/one.yaml',
      buildHands(
        texts,
        buildVideo({ videoId: 'abcdefghijk' }),
        buildVideo({ videoUrl: 'https://x.example/a.mp4' }),
        { ...texts, videoId: 'a/../b' },
        buildVideo({ captions: { de: '/a.vtt' } }),
      ),
      ...[0, 1, 2, 3, 4].map((index) => `videos.${index}`),
    ],
    [
      'playlists/one.yaml',
      buildHands(buildVideo({ poster: { src: '/media/no.jpg', alt: inEveryLocale('A bench') } })),
      'videos.0.poster',
    ],
  ])('%s is reported with its fields: %j', async (file, content, ...fields) => {
    const media = createMedia({ [file]: content });
    for (const field of fields) {
      const message = new RegExp(`^${RegExp.escape(file)} is invalid:[^]*${field}`);
      await expect(media.loadChanges(null)).rejects.toThrow(message);
      await expect(media.album('en', 'finance', 'one')).rejects.toThrow(message);
    }
  });

  it('is reported if it is the picture manifest', async () => {
    await expect(createMedia({ 'media.json': '{' }).playlist('en', 'one')).rejects.toThrow(/^media\.json is invalid/);
  });
});

it('shows changed albums and playlists after a reload, and reports their tags', async () => {
  const root = writeFolder(pictureFiles);
  const media = embeddedMedia(root);
  expect(await media.album('en', 'finance', 'meeting')).toBeNull();
  writeFile(root, 'albums/meeting.yaml', buildMeeting());
  writeFile(root, 'playlists/the-hands.yaml', buildHands(buildVideo()));
  const { tags, publish } = await media.loadChanges(null);
  expect(tags).toEqual(['album:meeting', 'playlist:the-hands']);
  publish();
  expect((await media.album('en', 'finance', 'meeting'))?.title).toBe('The meeting en');
  expect((await media.playlist('en', 'the-hands'))?.title).toBe('The hands en');
});

describe('an album and a playlist with a time', () => {
  const schedule = { publishAt: release };
  const films = ['films/saddler.mp4', 'films/saddler-small.mp4', 'films/saddler.vtt'];
  const files = ['one.jpg', 'mark.png', 'mark.svg', ...films];
  const listShownFiles = () => files.filter((file) => isShownFile(`media/${file}`));

  /** Loads an album and a playlist that are shown from the release on, a second before it. */
  const loadScheduled = async (extraFiles: Files = {}) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(release) - 1000 });
    const photos = [buildPhoto(), buildPhoto({ src: '/media/mark.png' })];
    const hands = buildHands(buildVideo({ captions: { en: '/media/films/saddler.vtt' } }));
    const media = createMedia({
      'albums/meeting.yaml': buildMeeting({ photos, ...schedule }),
      'playlists/the-hands.yaml': { ...hands, ...schedule },
      ...extraFiles,
    });
    const read = async () => [
      (await media.album('en', 'finance', 'meeting'))?.title,
      (await media.playlist('en', 'the-hands'))?.title,
      await media.caption('en', 'media/mark.png'),
    ];
    return { media, read, before: await read() };
  };

  beforeEach(() => contentSchedules.clear());
  afterEach(() => {
    contentSchedules.clear();
    vi.useRealTimers();
  });

  it('are like missing ones before, and visitors do not get their files', async () => {
    const { before } = await loadScheduled();
    expect(before).toEqual([undefined, undefined, null]);
    expect(listShownFiles()).toEqual([]);
    expect(getNextChangeMs()).toBe(Date.parse(release));
  });

  it('are shown from then on once the content is refreshed, which reports their tags', async () => {
    const { media, read } = await loadScheduled();
    expect((await media.loadChanges(null)).tags).toEqual([]);
    vi.setSystemTime(release);
    const { tags, publish } = await media.loadChanges(null);
    expect(tags).toEqual(['album:meeting', 'playlist:the-hands']);
    publish();
    expect(await read()).toEqual(['The meeting en', 'The hands en', 'At nine en']);
    expect(listShownFiles()).toEqual(files);
    expect(getNextChangeMs()).toBe(Number.POSITIVE_INFINITY);
  });

  it('leave files public that another album or source shows', async () => {
    await loadScheduled({ 'albums/visit.yaml': buildMeeting() });
    expect(listShownFiles()).toEqual(['one.jpg']);
    const shownFiles = new Set(['media/films/saddler.mp4', 'media/mark.svg']);
    contentSchedules.set('cms', { nextChangeMs: Number.POSITIVE_INFINITY, shownFiles });
    expect(listShownFiles()).toEqual(files.filter((file) => !['mark.png', 'films/saddler.vtt'].includes(file)));
  });
});

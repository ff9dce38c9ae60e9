import type { Link } from '@/lib/model/field-types';
import type { Section } from '@/lib/model/section';
import type { SectionType } from '@/lib/model/section-content';
import { jobSearch } from './jobs';
import {
  buildHero,
  buildHouseCard,
  buildMediaFile,
  buildPicture,
  buildSlide,
  buildYoutubeVideo,
  searchResult,
  testVideo,
} from './site-content';

export const link = (overrides: Partial<Link> = {}): Link => ({
  label: 'Discover',
  href: '/en/houses/',
  kind: 'internal',
  ...overrides,
});

export const buildArticle = (title: string) => ({
  title,
  text: `About ${title}.`,
  href: `/en/news/${title.toLowerCase()}/`,
  image: null,
  date: { iso: '2026-05-04', text: '2026-05-04' },
  category: 'Finance',
});

export const exampleDate = { iso: '2026-05-04', text: '4 May 2026' };
const listDefaults = { pageSize: 9, paginated: false, link: null, pagination: null, filters: [] };

/** An example of each section type. */
export const sectionExamples = {
  hero: buildHero({ slides: [buildSlide({ title: 'Made by hand' }), buildSlide({ title: 'Made to last' })] }),
  'rich-text': {
    type: 'rich-text',
    title: 'Our history',
    body: '<h3>1962</h3><p>Two houses, <a href="/en/group/">one group</a>.</p>',
  },
  'banner-house': {
    type: 'banner-house',
    eyebrow: 'Watches',
    title: 'Helvant',
    text: 'Time, slowly.',
    image: buildPicture(),
    link: link(),
    layout: 'split',
  },
  'key-figures': {
    type: 'key-figures',
    title: 'In figures',
    intro: 'The year 2025.',
    figures: [{ value: '12.4', unit: 'bn €', label: 'Revenue' }],
    note: 'Unaudited.',
  },
  'houses-grid': {
    type: 'houses-grid',
    title: 'Our houses',
    intro: 'By sector.',
    layout: 'sectors',
    link: null,
    sectors: [
      {
        key: 'watches',
        label: 'Watches',
        text: 'Made under one roof.',
        houses: [buildHouseCard('Helvant'), buildHouseCard('Reuselin')],
      },
      { key: 'leather', label: 'Leather', text: null, houses: [buildHouseCard('Orvaine')] },
    ],
    wall: [],
  },
  quote: { type: 'quote', text: 'Slowly is fast.', author: 'A watchmaker', role: 'Helvant', image: buildPicture() },
  image: { type: 'image', image: buildPicture({ alt: 'Folded silk' }), caption: 'Silk, folded.', layout: 'wide' },
  gallery: {
    type: 'gallery',
    title: 'The workshop',
    images: [
      { image: buildPicture({ src: '/media/one.jpg', alt: 'A bench' }), caption: 'At the bench' },
      { image: buildPicture({ src: '/media/two.jpg', alt: '' }), caption: 'Tools' },
    ],
  },
  timeline: {
    type: 'timeline',
    title: 'Milestones',
    events: [
      { year: '1962', title: 'Founded', text: 'In Paris.' },
      { year: '1988', title: 'Listed', text: 'On the market.', image: buildPicture({ alt: 'The floor' }) },
    ],
  },
  'news-list': {
    type: 'news-list',
    title: 'News',
    pageSize: 2,
    paginated: true,
    link: link({ label: 'All the news', href: '/en/news/' }),
    items: [buildArticle('Results'), buildArticle('Dividend')],
    filters: [],
    pagination: {
      address: '/en/news/?page=1',
      page: 1,
      nbPages: 3,
      nbHits: 25,
      previous: '/en/news/',
      next: '/en/news/?page=2',
    },
  },
  'video-with-description': {
    type: 'video-with-description',
    title: 'At the bench',
    text: '<p>A day of <em>work</em>.</p>',
    video: testVideo(),
  },
  'youtube-video': {
    type: 'youtube-video',
    title: 'The harvest',
    text: 'At dawn.',
    videoId: 'abcdefghijk',
    background: buildPicture(),
  },
  accordion: {
    type: 'accordion',
    title: 'Questions',
    items: [
      { title: 'Where are shares listed?', body: '<p>In Paris.</p>' },
      { title: 'When is the meeting?', body: '<p>In May.</p>' },
    ],
  },
  'call-to-action': {
    type: 'call-to-action',
    title: 'Join the workshop',
    text: 'Offers in every sector.',
    links: [link({ label: 'See the offers' }), link({ label: 'Write to us', href: 'https://jobs.example/' })],
    image: buildPicture({ alt: '' }),
  },
  addresses: {
    type: 'addresses',
    title: 'Where to find us',
    link: null,
    countries: [
      {
        anchor: 'jp',
        name: 'Japan',
        addresses: [
          {
            kind: 'shop',
            street: ['Example Building 1F', 'Ginza'],
            streetLang: null,
            city: 'Tokyo',
            country: 'JP',
            phone: '+81 3 0000 2211',
            openingHours: ['Mo-Sa 11:00-19:30'],
            hours: ['Mon – Sat, 11:00 – 19:30'],
            byAppointment: true,
            latitude: 35.67,
            longitude: 139.76,
            mapUrl: 'https://maps.example/#35.67/139.76',
            house: { title: 'Okurano', href: '/en/houses/okurano/', mark: buildPicture({ alt: 'Okurano' }) },
          },
        ],
      },
    ],
    contact: {
      site: 'https://www.okurano.example',
      country: 'Japan',
      clientService: {
        phone: '+81 3 0000 2240',
        email: 'clients@okurano.example',
        hours: ['Mon – Fri, 09:30 – 18:00'],
        languages: ['Japanese', 'English'],
      },
      repair: { text: 'Watches of every age.', url: 'https://www.okurano.example/repair' },
    },
    filters: [],
  },
  contact: {
    type: 'contact',
    title: 'Contacts',
    intro: 'Who answers.',
    contacts: [
      {
        name: 'The press office',
        role: 'Journalists',
        languages: 'French and English',
        email: 'press@halcyre.example',
        phone: '+33 1 00 00 14 62',
        address: ['1 quai des Essais', '75000 Paris'],
      },
    ],
  },
  'press-kit': {
    type: 'press-kit',
    documents: [],
    release: '/api/download-article/?path=press%2Fnews%2Fa-stair&locale=en',
    photos: [
      {
        image: buildPicture({ src: '/media/stair.jpg', alt: 'A stair' }),
        caption: 'At nine.',
        files: [buildMediaFile('media/stair.jpg')],
      },
    ],
    contact: { name: 'Ada Marlow', languages: 'French and English', email: 'press@halcyre.example' },
    link: link({ label: 'All press contacts', href: '/en/press/#contacts' }),
  },
  governance: {
    type: 'governance',
    title: 'The board',
    intro: 'Who answers for the group.',
    takeaway: 'One of two is independent',
    people: [
      {
        name: 'Ada Marlow',
        role: 'Chair',
        bio: 'With the group since 1999.',
        independent: true,
        termStart: 2022,
        termEnd: 2030,
        attendancePercent: 89,
        committees: ['Audit', 'Crafts'],
        skills: ['Law'],
      },
      { name: 'Ben Oru', role: 'Director', bio: 'An auditor.', committees: [], skills: ['Finance', 'Law'] },
    ],
  },
  'job-search': jobSearch({ title: 'Offers', intro: 'Everywhere.' }),
  'jobs-by-region': {
    type: 'jobs-by-region',
    title: 'Where we are',
    intro: 'On two continents.',
    link: link({ label: 'All the offers' }),
    regions: [
      {
        label: 'Europe',
        count: 7,
        href: '/en/jobs/?continent=europe',
        countries: [{ label: 'Switzerland', count: 7, href: '/en/jobs/?country=CH' }],
      },
      { label: 'Asia', count: 2, href: '/en/jobs/?continent=asia', countries: [] },
    ],
  },
  'job-alert': { type: 'job-alert', title: 'Job alerts', text: 'By email.' },
  'highlights-list': {
    type: 'highlights-list',
    ...listDefaults,
    title: 'Highlights',
    items: [{ ...buildArticle('Dial'), houses: 'Helvant' }],
  },
  'womo-list': {
    type: 'womo-list',
    ...listDefaults,
    title: 'Women and men',
    items: [
      {
        title: 'Ada Marlow',
        text: 'Files.',
        href: '/en/ada/',
        image: null,
        job: 'Filer',
        house: 'Helvant',
        country: 'Italy',
      },
      {
        title: 'Ben Oru',
        text: 'Audits.',
        href: '/en/ben/',
        image: null,
        job: 'Auditor',
        house: '',
        country: 'France',
      },
    ],
  },
  'documents-list': {
    type: 'documents-list',
    ...listDefaults,
    title: 'Reports',
    types: [],
    items: [
      {
        title: 'Annual report 2025',
        type: 'annual-report',
        category: 'Annual report',
        date: exampleDate,
        reference: 'finance/2025/annual-report-en.pdf',
        href: '/api/download-file/?path=finance%2F2025%2Fannual-report-en.pdf',
        bytes: 20_480,
        size: '20 kB',
        lang: 'en',
        language: 'English',
        figures: null,
      },
    ],
  },
  'events-list': {
    type: 'events-list',
    ...listDefaults,
    title: 'Events',
    items: [
      {
        id: 'silk',
        type: 'exhibition',
        title: 'Silk',
        text: 'A hundred metres.',
        status: 'coming',
        start: '2026-05-04',
        end: '2026-05-04',
        dates: '4 May 2026',
        place: 'Lyon',
        image: null,
        href: null,
        ics: '/en/calendar.ics?event=silk',
      },
    ],
  },
  calendar: {
    type: 'calendar',
    title: 'Calendar',
    link: null,
    coming: [
      {
        id: 'q3',
        title: 'Third quarter',
        date: exampleDate,
        time: '17:45',
        place: null,
        href: null,
        ics: '/en/calendar.ics?day=q3',
      },
    ],
    past: [],
    feed: '/en/calendar.ics',
    subscription: 'webcal://www.halcyre.example/en/calendar.ics',
  },
  'share-price': {
    type: 'share-price',
    title: 'The share',
    link: null,
    history: null,
    delayMinutes: 15,
    isDemonstration: true,
    periods: [],
  },
  'share-price-brief': {
    type: 'share-price-brief',
    lastYear: {
      close: { date: exampleDate, price: 220, text: '€220.00' },
      line: 'M0,100L100,0',
      changeText: '+€20.00 (+10.00%)',
    },
    latest: [{ label: 'Next date', date: exampleDate, title: 'Annual results', href: '/en/investors/#calendar' }],
  },
  'share-facts': { type: 'share-facts', title: 'About the share', facts: [{ label: 'Ticker', value: 'HALC' }] },
  dashboard: {
    type: 'dashboard',
    dashboardId: 'climate',
    link: null,
    pagination: null,
    dashboard: {
      title: 'Climate',
      intro: 'Since 2019.',
      takeaway: 'Emissions have halved.',
      nbPages: 1,
      indicators: [
        {
          id: 'emissions',
          label: 'Emissions',
          unit: '%',
          note: null,
          series: [
            { year: 2019, value: 100, text: '100%' },
            { year: 2025, value: 42, text: '42%' },
          ],
          target: { year: 2030, value: 10, text: '10%' },
          progress: { part: 0.64, text: '64%' },
        },
      ],
    },
  },
  album: {
    type: 'album',
    kind: 'finance',
    albumId: 'meeting',
    album: {
      id: 'meeting',
      title: 'The meeting',
      photos: [
        {
          image: buildPicture({ src: '/media/stair.jpg', alt: 'A stair' }),
          caption: 'At nine.',
          files: [buildMediaFile('media/stair.jpg')],
        },
        {
          image: buildPicture({ src: '/media/ledger.jpg', alt: 'A ledger', width: 1200, height: 1500 }),
          caption: 'Counted twice.',
          files: [buildMediaFile('media/ledger.jpg')],
        },
      ],
    },
  },
  playlist: {
    type: 'playlist',
    title: 'Films',
    playlistId: 'hands',
    playlist: {
      id: 'hands',
      title: 'The hands',
      items: [
        { description: 'One thread.', date: exampleDate, video: testVideo({ title: 'The saddler' }), file: null },
        {
          description: 'Two milligrams.',
          date: exampleDate,
          video: testVideo({ title: 'The watchmaker' }),
          file: null,
        },
        { description: 'At dawn.', date: null, video: buildYoutubeVideo(), file: null },
      ],
    },
  },
  'subscription-form': {
    type: 'subscription-form',
    title: 'Newsletter',
    text: 'About highlights.',
    list: 'highlights',
    email: 'press@halcyre.example',
    countries: [],
  },
  'contact-form': {
    type: 'contact-form',
    title: 'Write to us',
    text: 'We answer.',
    email: 'contact@halcyre.example',
    subjects: [{ key: 'press', label: 'Press' }],
  },
  'report-form': {
    type: 'report-form',
    title: 'Report',
    text: 'In confidence.',
    email: 'ethics@halcyre.example',
  },
  'search-results': {
    type: 'search-results',
    query: { search: 'watch', sort: 'date_desc', categories: [] },
    results: [searchResult()],
    corrected: null,
    isPartial: false,
    missingWords: [],
    bestMatches: [],
    nbOffers: 0,
    failed: false,
    nbHits: 1,
    pagination: null,
  },
  archives: {
    type: 'archives',
    title: 'Archives',
    filters: [],
    archive: {
      years: [2026],
      year: 2026,
      months: [
        {
          month: '2026-05',
          label: 'May 2026',
          items: [{ title: 'Results', href: '/en/r/', date: exampleDate.iso, day: '4 May' }],
        },
      ],
    },
  },
  recommendations: {
    type: 'recommendations',
    nbPages: 1,
    path: '/en/history/',
    limit: 3,
    items: [{ title: 'The bench', text: 'Where it is made.', href: '/en/bench/', image: null }],
  },
} satisfies { [T in SectionType]: Section<T> };

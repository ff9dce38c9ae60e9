import { expect, it } from 'vitest';
import { toSharedUrl } from './shared-paths';

it.each([
  ['/en/', '/en/'],
  ['/jp/houses/dorval/', '/jp/houses/dorval/'],
  ['/en/caf%C3%A9/', '/en/caf%C3%A9/'],
  ['/en/404/404/', '/en/404/404/'],
  ['/en/job-alerts/', '/en/job-alerts/'],
  ['/_next/data/the-build/en.json', '/_next/data/the-build/en.json'],
  ['/_next/data/the-build/fr/maisons/dorval.json', '/_next/data/the-build/fr/maisons/dorval.json'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/documents.xml', '/documents.xml'],
  ['/robots.txt', '/robots.txt'],
  ['/en/news.atom', '/en/news.atom'],
  ['/en/offers.atom', '/en/offers.atom'],
  ['/en/offers.xml', '/en/offers.xml'],
  ['/en/sitemap.xml', '/en/sitemap.xml'],
  ['/en/calendar.ics', '/en/calendar.ics'],
  ['/api/share-price/', '/api/share-price/'],
  ['/api/openapi.json/', '/api/openapi.json/'],
])('is shared: %s', (url, shared) => {
  expect(toSharedUrl(url)).toBe(shared);
});

it.each([
  ['/en/news/?utm_source=mail&year=2026&page=1&email=ada@example.com', '/en/news/?page=1&year=2026'],
  ['/en/news/?year=2026&page=1', '/en/news/?page=1&year=2026'],
  ['/en/offers/?city=paris&city=geneva', '/en/offers/?city=paris&city=geneva'],
  ['/en/?search=a%20b%3F', '/en/?search=a+b%3F'],
  ['/en/?search=a?b', '/en/?search=a%3Fb'],
  ['/fr/?from=/en/kyoto-atelier/', '/fr/?from=%2Fen%2Fkyoto-atelier%2F'],
  [
    '/_next/data/the-build/fr.json?from=/en/kyoto-atelier/',
    '/_next/data/the-build/fr.json?from=%2Fen%2Fkyoto-atelier%2F',
  ],
  ['/en/group/?from=/en/kyoto-atelier/', '/en/group/'],
  ['/_next/data/the-build/en/group.json?from=/en/kyoto-atelier/', '/_next/data/the-build/en/group.json'],
  ['/en/?', '/en/'],
  ['/_next/data/the-build/en/news.json?path=news&page=1', '/_next/data/the-build/en/news.json?page=1'],
  ['/en/offers.atom?country=CH&page=1&sort=date_asc&a=b', '/en/offers.atom?country=CH'],
  ['/en/calendar.ics?page=1&event=wool', '/en/calendar.ics?event=wool'],
  ['/en/news.atom?page=1', '/en/news.atom'],
  ['/api/archives/?type=talk&page=1&locale=en', '/api/archives/?locale=en&type=talk'],
  ['/api/share-price/?locale=en', '/api/share-price/'],
])('has one address for all queries with the same relevant parameters: %s', (url, shared) => {
  expect(toSharedUrl(url)).toBe(shared);
});

it.each([
  '/',
  '/?page=1',
  '/en',
  '/EN/',
  '/de/',
  '/english/',
  '/en/job-alert/?token=abc',
  '/fr/subscription/?token=abc',
  '/en/subscription/press/',
  '/_next/data/the-build/en/job-alert.json?token=abc',
  '/_next/data/the-build/fr/subscription.json',
  '/_next/data/the-build/index.json',
  '/_next/data/en.json',
  '/_next/static/chunks/main.js',
  '/_next/image/?url=%2Fmedia%2Fone.jpg&w=640&q=75',
  '/media/one.jpg',
  '/media/films/one.mp4',
  '/documents/finance/report.pdf',
  '/api/download-file/?path=finance/report.pdf',
  '/api/zip-download/',
  '/api/share-price-csv/',
  '/api/health/',
  '/api/ready/',
  '/api/recaptcha/',
  '/api/preview/?secret=abc',
  '/api/openapixjson/',
  '/api/share-price',
  '/.well-known/security.txt',
  'http://www.example.com/en/',
  '',
])('is not shared: %s', (url) => {
  expect(toSharedUrl(url)).toBeNull();
});

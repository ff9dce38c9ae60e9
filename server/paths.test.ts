import { describe, expect, it } from 'vitest';
import { findNotFoundPath, findRedirect, normalizeUrl } from './paths';

describe('normalizeUrl', () => {
  it.each([
    ['/en/%41bout/', '/en/About/'],
    ['/en/%7Ea%2Db%5F%2e/', '/en/~a-b_./'],
    ['/en/caf%c3%a9/', '/en/caf%C3%A9/'],
    ['/en/a%2Fb%2f/', '/en/a%2Fb%2F/'],
    ['/en/a%20b/', '/en/a%20b/'],
    ['/en/100%/', '/en/100%/'],
    ['/en/?search=%41%c3%a9', '/en/?search=%41%c3%a9'],
    ['/en/%41?a?%41', '/en/A?a?%41'],
    ['/en/?a=b#part', '/en/?a=b'],
    ['/en/#part?a=b', '/en/'],
    ['/', '/'],
    ['', ''],
  ])('of %s is %s', (url, normalized) => {
    expect(normalizeUrl(url)).toBe(normalized);
  });
});

describe('findRedirect', () => {
  it.each([
    ['/EN/', '/en/'],
    ['/En', '/en'],
    ['/FR/Maisons/?page=1', '/fr/maisons/?page=1'],
    ['/JP?a=b', '/jp?a=b'],
    ['/en/HOUSES/', '/en/houses/'],
    ['/en/Press/News/?page=1&search=Silk', '/en/press/news/?page=1&search=Silk'],
    ['/en/talents/offer/EUROPE/Watchmaker-Geneva-100/', '/en/talents/offer/europe/watchmaker-geneva-100/'],
    ['/en/Job-Alert/?token=aBc', '/en/job-alert/?token=aBc'],
    ['/fr/SUBSCRIPTION/?token=aBc', '/fr/subscription/?token=aBc'],
    ['/en/News.Atom', '/en/news.atom'],
    ['/en/calendar.ICS?event=Open', '/en/calendar.ics?event=Open'],
    ['/Documents/finance/Report.pdf?a=B', '/documents/finance/Report.pdf?a=B'],
    ['/Robots.txt', '/robots.txt'],
    ['/SITEMAP.XML', '/sitemap.xml'],
    ['/.Well-Known/Security.txt', '/.well-known/security.txt'],
    ['/en/caf%C3%A9/Nope/', '/en/caf%C3%A9/nope/'],
    ['/en/A?B?C', '/en/a?B?C'],
  ])('redirects from %s to %s', (from, to) => {
    expect(findRedirect(from)).toBe(to);
  });

  it.each([
    '/',
    '/en/',
    '/en/?search=Silk',
    '/en/caf%C3%A9/',
    '/DE/',
    '/Houses/',
    '/Media/x.jpg',
    '/Favicon.ico',
    '/media/EN/x.jpg',
    '/documents/finance/Report.pdf',
    '/API/share-price/',
    '/api/Share-Price/',
    '//EN/',
    '//en/Houses/',
    '/_next/static/EN/',
    '/_next/data/id/en/Houses.json',
  ])('leaves %s', (url) => {
    expect(findRedirect(url)).toBeNull();
  });
});

describe('findNotFoundAddress', () => {
  it.each([
    ['/en/500/', '/en/404/404/'],
    ['/fr/500', '/fr/404/404/'],
    ['/en/index/', '/en/404/404/'],
    ['/jp/_error/', '/jp/404/404/'],
    ['/en/_app/', '/en/404/404/'],
    ['/_next/data/id/en/500.json', '/en/404/404/'],
    ['/_next/data/id/EN.json', '/en/404/404/'],
    ['/_next/data/id/EN/houses.json', '/en/404/404/'],
  ])('redirects %s to %s', (path, target) => {
    expect(findNotFoundPath(path)).toBe(target);
  });

  it.each([
    '/',
    '/en/',
    '/en/houses/',
    '/en/houses/500/',
    '/en/index/more/',
    '/500/',
    '/_next/data/id/en.json',
    '/_next/data/id/en/houses.json',
    '/_next/static/x.js',
  ])('leaves %s', (path) => {
    expect(findNotFoundPath(path)).toBeNull();
  });
});

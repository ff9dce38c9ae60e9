// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { missingAddress, movedAddress } from './addresses';

describe('movedAddress', () => {
  it.each([
    ['/EN/', '/en/'],
    ['/En', '/en'],
    ['/FR/Maisons/?page=1', '/fr/Maisons/?page=1'],
    ['/JP?a=b', '/jp?a=b'],
  ])('leads from %s to %s', (from, to) => {
    expect(movedAddress(from)).toBe(to);
  });

  it.each(['/', '/en/', '/en/HOUSES/', '/DE/', '/Media/x.jpg', '//EN/', '/_next/static/EN/'])('leaves %s', (url) => {
    expect(movedAddress(url)).toBeNull();
  });
});

describe('missingAddress', () => {
  it.each([
    ['/en/500/', '/en/404/'],
    ['/fr/500', '/fr/404/'],
    ['/en/index/', '/en/404/'],
    ['/jp/_error/', '/jp/404/'],
    ['/en/_app/', '/en/404/'],
    ['/_next/data/id/en/500.json', '/en/404/'],
    ['/_next/data/id/EN.json', '/en/404/'],
    ['/_next/data/id/EN/houses.json', '/en/404/'],
  ])('leads %s to %s', (path, address) => {
    expect(missingAddress(path)).toBe(address);
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
    expect(missingAddress(path)).toBeNull();
  });
});

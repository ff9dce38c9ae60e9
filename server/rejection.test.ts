import { describe, expect, it } from 'vitest';
import { findRejection } from './rejection';

const getStatus = (url: string, method = 'GET', headers = {}) => findRejection({ method, url, headers })?.status;

describe('findRejection', () => {
  it.each([
    '/',
    '/en/',
    '/en/houses/?page=1&search=a+b',
    '/cn/%E5%93%81%E7%89%8C/',
    '/en/?search=%zz',
    '/en/houses%2Forvaine/',
    '/foo..bar',
    '/_next/data/id/en/a.b.json',
    '/_next/image?url=%2Fmedia%2Fone.jpg&w=640&q=70',
    '/_next//image/?url=%2Fmedia%2Fone.jpg&w=640&q=70',
    '/defaults/',
    '/default.aspx',
    '/en/default/',
    `/en/?search=${'%E6%97%A5'.repeat(200)}`,
    `/en/?${'house=orvaine&'.repeat(99)}`,
    `/en/?${'a'.repeat(4000)}`,
  ])('accepts %.60s', (url) => {
    expect(getStatus(url)).toBeUndefined();
  });

  it.each([
    ['an address that is too long', `/en/?${'a'.repeat(4100)}`, 414],
    ['too many parameters', `/en/?${'a&'.repeat(100)}`, 400],
    ['an invalid encoding', '/en/%zz.x', 400],
    ['a truncated encoding', '/en/%e', 400],
    ['an encoding of no character', '/en/%ff/', 400],
    ['no path', '*', 400],
    ['another kind of URL', 'ftp://example.com/', 400],
    ['a parent folder', '/en/../', 400],
    ['an encoded parent folder', '/en/%2e%2E/', 400],
    ['an encoded parent folder and slash', '/en/..%2f..%2fetc', 400],
    ['a parent folder with backslashes', '/en/..%5c', 400],
    ['a parent folder as the data of a page', '/_next/data/id/en/%2e%2e.json', 400],
    ['the current folder', '/en/./', 400],
    ["Next's pseudo-locale", '/default', 404],
    ["a file below Next's pseudo-locale", '/default/media/one.jpg', 404],
    ["Next's pseudo-locale in capitals", '/DeFault/_next/image/?url=%2Fmedia%2Fone.jpg&w=640&q=70', 404],
    ["Next's pseudo-locale in an encoded path", '/d%65fault%2Fmedia%2Fone.jpg', 404],
    ["Next's pseudo-locale between slashes and backslashes", '//\\default\\media/one.jpg', 404],
    ["the path of Next's image optimizer in a locale", '/EN/_next/image/?url=%2Fmedia%2Fone.jpg&w=640&q=70', 404],
    ["a path below that of Next's image optimizer", '/_next/image/x/?url=%2Fmedia%2Fone.jpg&w=640&q=70', 404],
    ["a path that begins like that of Next's image optimizer", '/_n%65xt//imagex?url=%2Fmedia%2Fone.jpg', 404],
  ])('rejects %s', (_, url, status) => {
    expect(getStatus(url)).toBe(status);
  });

  it.each([
    ['GET', '/api/health/', { 'content-length': '1000000' }, 413],
    ['GET', '/api/job-offers/', { 'transfer-encoding': 'chunked' }, 413],
    ['HEAD', '/en/', { 'content-length': '1' }, 413],
    ['PUT', '/api/job-offers/', { 'content-length': '1' }, 413],
    ['POST', '/en/', { 'content-length': '1' }, 413],
    ['POST', '/_next/data/id/en.json', { 'transfer-encoding': 'chunked' }, 413],
    ['POST', '/en/job-alert/', { 'content-length': '0' }, undefined],
    ['POST', '/en/job-alert/?token=a', { 'content-length': '26' }, undefined],
    ['POST', '/en/job-alerts/', { 'content-length': '26' }, 413],
    ['POST', '/api/job-offers/', { 'content-length': '1000000' }, undefined],
    ['GET', '/en/', { 'content-length': '0' }, undefined],
  ])('rejects a body where none is read: %s %s with %o', (method, url, headers, status) => {
    expect(getStatus(url, method, headers)).toBe(status);
  });

  it('describes what the server as a whole supports', () => {
    expect(findRejection({ method: 'OPTIONS', url: '*', headers: {} })).toMatchObject({
      status: 204,
      headers: { Allow: 'GET, HEAD, POST' },
    });
  });
});

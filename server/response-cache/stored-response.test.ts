import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { sharedCacheControl } from '@/lib/site/web/plain-response';
import { toStoredResponse } from './stored-response';

const store = (caching: string, tags: string | undefined) =>
  Object.fromEntries(
    toStoredResponse({
      status: 200,
      headers: { 'cache-control': caching, ...(tags && { 'cache-tag': tags }) },
      body: Buffer.from('a page'),
    }).headers,
  );

describe('with a CDN that is told what has changed', () => {
  beforeAll(() => void Object.assign(env, { CDN_PURGE_URL: 'https://cdn.example/purge' }));
  afterAll(() => void Object.assign(env, { CDN_PURGE_URL: undefined }));

  it.each([
    [sharedCacheControl, 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'],
    ['s-maxage=10, stale-if-error=86400', 'max-age=10, stale-if-error=86400'],
    ['public, max-age=60, stale-while-revalidate=300', 'public, max-age=60, stale-while-revalidate=300'],
    ['no-store', 'no-store'],
  ])('a response has its tags, and "%s" without s-maxage', (caching, cdnCaching) => {
    expect(store(caching, 'page:/en/,frame:en')).toEqual({
      'cache-control': caching,
      'Cache-Tag': 'page:/en/,frame:en',
      'Surrogate-Key': 'page:/en/ frame:en',
      'CDN-Cache-Control': cdnCaching,
    });
  });

  it('a response without tags has no headers for the CDN', () => {
    expect(store('public, max-age=60', undefined)).toEqual({ 'cache-control': 'public, max-age=60' });
  });
});

it('without such a CDN, a response has no tags', () => {
  expect(store(sharedCacheControl, 'frame:en')).toEqual({ 'cache-control': sharedCacheControl });
});

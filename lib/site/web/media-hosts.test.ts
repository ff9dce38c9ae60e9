import { matchRemotePattern } from 'next/dist/shared/lib/match-remote-pattern';
import { describe, expect, it } from 'vitest';
import { isAllowedMedia, isRemotePictureRequest, toMediaSources, toRemotePatterns } from './media-hosts';

const hosts = ['media.example.com', 'films.example.com:8443'];

describe('the hosts of pictures and films', () => {
  it.each([
    ['/media/one.jpg', true],
    ['https://media.example.com/one.jpg', true],
    ['https://films.example.com:8443/one.mp4', true],
    ['http://media.example.com/one.jpg', false],
    ['https://films.example.com/one.mp4', false],
    ['https://media.example.com.evil.example/one.jpg', false],
    ['https://evil.example/?https://media.example.com/', false],
    ['//media.example.com/one.jpg', false],
    ['one.jpg', false],
  ])('allow %s: %s', (src, allowed) => {
    expect(isAllowedMedia(src, hosts)).toBe(allowed);
  });

  it('are those whose pictures Next may convert', () => {
    const isMatched = (src: string) => toRemotePatterns(hosts).some((one) => matchRemotePattern(one, new URL(src)));
    expect(isMatched('https://media.example.com/a/one.jpg')).toBe(true);
    expect(isMatched('https://films.example.com:8443/one.jpg')).toBe(true);
    expect(isMatched('https://films.example.com/one.jpg')).toBe(false);
    expect(isMatched('http://media.example.com/one.jpg')).toBe(false);
    expect(isMatched('https://evil.example/one.jpg')).toBe(false);
    expect(isMatched('https://media.example.com/one.jpg?again')).toBe(false);
  });

  it.each([
    ['https://media.example.com/one.jpg', true],
    ['https://evil.example/one.jpg', false],
    ['/media/one.jpg', false],
    ['', false],
  ])('identify the requests for which Next fetches a picture: %j, %s', (src, remote) => {
    const url = `/_next/image/?${new URLSearchParams({ url: src, w: '640', q: '70' })}`;
    expect(isRemotePictureRequest(url, hosts)).toBe(remote);
    expect(isRemotePictureRequest(url, [])).toBe(false);
  });

  it('are listed as https sources', () => {
    expect(toMediaSources(hosts)).toEqual(['https://media.example.com', 'https://films.example.com:8443']);
  });
});

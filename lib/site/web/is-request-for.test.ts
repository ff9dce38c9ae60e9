import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isRequestFor } from './is-request-for';

const asks = (url: string | undefined, headers: Record<string, string> = {}) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers });
  return isRequestFor('/fr/talents/offres/', 'fr', request);
};

describe('a request', () => {
  it.each([
    '/fr/talents/offres/',
    '/fr/talents/offres/?page=2',
    '/fr/talents/offres/?to=/fr/?x',
    '/talents/offres/',
    '/talents/offres/?search=chef',
  ])('is for the page at its address, with or without its locale: %s', (url) => {
    expect(asks(url)).toBe(true);
  });

  it('is for the page if it requests its data', () => {
    expect(asks('/live/talents/offres/?page=2', { 'x-nextjs-data': '1' })).toBe(true);
  });

  it.each([
    '/fr/live/talents/offres/?page=2',
    '/live/talents/offres/?page=2',
    '/en/talents/offres/',
    '/talents/offres',
    '/fr/talents/',
    '/?path=/fr/talents/offres/',
    '',
    undefined,
  ])('is not for the page if it requests another, or what is below it: %s', (url) => {
    expect(asks(url)).toBe(false);
  });
});

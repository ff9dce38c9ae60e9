import { expect, it } from 'vitest';
import { differences } from './build-record';

const built = {
  SITE_URL: 'https://www.example.com',
  SITE_ENV: 'production',
  GTM_ID: 'GTM-ABC1234',
  MEDIA_HOSTS: ['a.example'],
};

it('finds no difference if build and server have the same variables', () => {
  expect(differences(built, { ...built, MEDIA_HOSTS: ['a.example'] })).toEqual([]);
});

it.each([
  ['SITE_URL', 'http://localhost:3000'],
  ['SITE_ENV', 'qa'],
  ['GTM_ID', undefined],
  ['RECAPTCHA_SITE_KEY', 'key'],
  ['MEDIA_HOSTS', ['a.example', 'b.example']],
  ['ALBUMS', 'flickr'],
  ['PLAYLISTS', 'youtube'],
])('names %s if it differs', (name, value) => {
  const found = differences(built, { ...built, [name]: value });
  expect(found).toEqual([expect.stringContaining(name)]);
  expect(found[0]).toContain(value ? `"${value}" now` : 'not set now');
});

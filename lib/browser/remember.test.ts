import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRemembered, remember } from './remember';

afterEach(() => vi.restoreAllMocks());

it('remembers what has been noted, in local storage', () => {
  expect(isRemembered('event-intro:noted')).toBe(false);
  remember('event-intro:noted');
  expect(isRemembered('event-intro:noted')).toBe(true);
  expect(localStorage.getItem('event-intro:noted')).not.toBeNull();
  expect(isRemembered('event-intro:other')).toBe(false);
});

it.each(['', 'not json', 'false'])('takes any value for a note, such as «%s»', (value) => {
  localStorage.setItem('event-intro:hostile', value);
  expect(isRemembered('event-intro:hostile')).toBe(true);
});

describe('without storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('remembers for as long as the page lasts', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    expect(isRemembered('event-intro:denied')).toBe(false);
    remember('event-intro:denied');
    expect(isRemembered('event-intro:denied')).toBe(true);
  });

  it('remembers where it is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    remember('event-intro:full');
    expect(isRemembered('event-intro:full')).toBe(true);
  });
});

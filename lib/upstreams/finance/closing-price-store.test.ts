import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { createClosingPriceStore } from './closing-price-store';

const state = createTestDatabase();
const open = (share = 'share') => createClosingPriceStore(state.open(), share);

describe('stored closing prices', () => {
  it('have one price a day, the last that was added, oldest first', async () => {
    const store = open();
    await store.add([
      { date: '2026-03-10', price: 312 },
      { date: '2026-03-09', price: 310 },
    ]);
    await store.add([{ date: '2026-03-10', price: 313.5 }]);
    const both = [
      { date: '2026-03-09', price: 310 },
      { date: '2026-03-10', price: 313.5 },
    ];
    expect(await store.list('2026-03-09', '2026-03-11')).toEqual(both);
    expect(await store.list('2026-03-10', '2026-03-11')).toEqual(both.slice(1));
    expect(await store.list('2026-03-09', '2026-03-10')).toEqual(both.slice(0, 1));
    expect(await open().list('2026-01-01', '2027-01-01')).toEqual(both);
  });

  it('are separate for each share', async () => {
    await open('one').add([{ date: '2026-03-10', price: 1 }]);
    await open('two').add([{ date: '2026-03-10', price: 2 }]);
    expect(await open('one').list('2026-01-01', '2027-01-01')).toEqual([{ date: '2026-03-10', price: 1 }]);
  });

  it('are deleted after eleven years, for all shares', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), toFake: ['Date'] });
    await open('former').add([{ date: '2015-03-11', price: 1 }]);
    vi.setSystemTime(new Date('2026-03-13T12:00:00Z'));
    await open().add([
      { date: '2015-03-12', price: 2 },
      { date: '2015-03-13', price: 3 },
    ]);
    vi.useRealTimers();
    expect(await open('former').list('2000-01-01', '2027-01-01')).toEqual([]);
    expect(await open().list('2000-01-01', '2027-01-01')).toEqual([{ date: '2015-03-13', price: 3 }]);
  });
});

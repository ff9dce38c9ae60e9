// @vitest-environment node
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { closesFile } from './closes-file';

const directory = temporaryDataDir();
const open = (name: string, share = 'share') => closesFile(path.join(directory, name), share);

describe('a file of closing prices', () => {
  it('has one price a day, the last that was added, oldest first', () => {
    const closes = open('order');
    closes.add([
      { date: '2026-03-10', price: 312 },
      { date: '2026-03-09', price: 310 },
    ]);
    closes.add([{ date: '2026-03-10', price: 313.5 }]);
    const both = [
      { date: '2026-03-09', price: 310 },
      { date: '2026-03-10', price: 313.5 },
    ];
    expect(closes.between('2026-03-09', '2026-03-11')).toEqual(both);
    expect(closes.between('2026-03-10', '2026-03-11')).toEqual(both.slice(1));
    expect(closes.between('2026-03-09', '2026-03-10')).toEqual(both.slice(0, 1));
    expect(open('order').between('2026-01-01', '2027-01-01')).toEqual(both);
  });

  it('keeps shares apart', () => {
    open('shares', 'one').add([{ date: '2026-03-10', price: 1 }]);
    open('shares', 'two').add([{ date: '2026-03-10', price: 2 }]);
    expect(open('shares', 'one').between('2026-01-01', '2027-01-01')).toEqual([{ date: '2026-03-10', price: 1 }]);
  });

  it('erases what is older than eleven years, of all shares', () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), toFake: ['Date'] });
    open('old', 'former').add([{ date: '2015-03-11', price: 1 }]);
    vi.setSystemTime(new Date('2026-03-13T12:00:00Z'));
    open('old').add([
      { date: '2015-03-12', price: 2 },
      { date: '2015-03-13', price: 3 },
    ]);
    vi.useRealTimers();
    expect(open('old', 'former').between('2000-01-01', '2027-01-01')).toEqual([]);
    expect(open('old').between('2000-01-01', '2027-01-01')).toEqual([{ date: '2015-03-13', price: 3 }]);
  });
});

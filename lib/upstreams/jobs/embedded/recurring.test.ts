import { describe, expect, it } from 'vitest';
import { findLatestOccurrence, findOccurrence, type RecurringPosting, splitIndex, toDayNumber } from './recurring';

/** A posting that is published on 2025-01-11 and then every 30 days, and is open for 20 days each time. */
const recurring: RecurringPosting = {
  number: 7,
  role: 'watchmaker',
  house: 'helvant',
  city: 'geneva',
  time: 'full-time',
  phase: 10,
  every: 30,
  open: 20,
};
const findLatest = (date: string) => findLatestOccurrence(recurring, toDayNumber(new Date(date)));

describe('days', () => {
  it('start at midnight UTC', () => {
    const day = toDayNumber(new Date('2026-03-10T00:00:00Z'));
    expect(toDayNumber(new Date('2026-03-10T23:59:59.999Z'))).toBe(day);
    expect(toDayNumber(new Date('2026-03-09T23:59:59.999Z'))).toBe(day - 1);
    expect(toDayNumber(new Date('2026-03-11T00:30:00+01:00'))).toBe(day);
  });

  it('are counted from 2025-01-01', () => {
    expect(toDayNumber(new Date('2025-01-01T12:00:00Z'))).toBe(0);
    expect(toDayNumber(new Date('2026-01-01T12:00:00Z'))).toBe(365);
  });
});

describe('the latest occurrence of a posting', () => {
  it('is null before the first one', () => {
    expect(findLatest('2024-12-01')).toBeNull();
    expect(findLatest('2025-01-10T23:59:59Z')).toBeNull();
  });

  it('is open from its publication to its last day, both included', () => {
    const occurrence = { recurring, index: 700, publishedAt: '2025-01-11', closesAt: '2025-01-31' };
    expect(findLatest('2025-01-11T00:00:00Z')).toEqual({ ...occurrence, isOpen: true });
    expect(findLatest('2025-01-31T23:59:59Z')).toEqual({ ...occurrence, isOpen: true });
    expect(findLatest('2025-02-01T00:00:00Z')).toEqual({ ...occurrence, isOpen: false });
    expect(findLatest('2025-02-09T23:59:59Z')).toEqual({ ...occurrence, isOpen: false });
  });

  it('is a new one, with its own index, when the posting is published again', () => {
    expect(findLatest('2025-02-10')).toMatchObject({ index: 701, publishedAt: '2025-02-10', isOpen: true });
    expect(findLatest('2026-12-31')).toMatchObject({ index: 723, publishedAt: '2026-12-02', closesAt: '2026-12-22' });
  });
});

describe('an occurrence by its round', () => {
  const today = toDayNumber(new Date('2025-03-20'));
  const findRound = (round: number) => findOccurrence(recurring, round, today);

  it('does not change, and stays closed', () => {
    expect(findRound(0)).toEqual({
      recurring,
      index: 700,
      publishedAt: '2025-01-11',
      closesAt: '2025-01-31',
      isOpen: false,
    });
    expect(findRound(2)).toMatchObject({ index: 702, publishedAt: '2025-03-12', isOpen: true });
  });

  it('is null before its publication', () => {
    expect(findRound(3)).toBeNull();
    expect(findOccurrence(recurring, 3, toDayNumber(new Date('2025-04-10T23:59:59Z')))).toBeNull();
    expect(findOccurrence(recurring, 3, toDayNumber(new Date('2025-04-11T00:00:00Z')))).toMatchObject({
      index: 703,
      isOpen: true,
    });
  });

  it('equals the latest occurrence on its days', () => {
    for (const day of [10, 30, 40, 395, 730]) {
      const latest = findLatestOccurrence(recurring, day);
      expect(latest && findOccurrence(recurring, splitIndex(latest.index).round, day)).toEqual(latest);
    }
  });
});

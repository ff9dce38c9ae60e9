import { expect, it } from 'vitest';
import { formatParisDate, formatParisDateTime, getNextDate, parseParisTime } from './paris-time';

it.each([
  ['2026-07-14T21:59:59Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Paris', (moment, day) => {
  expect(formatParisDate(new Date(moment))).toBe(day);
});

it.each([
  ['2027-02-11', '17:45', '2027-02-11T16:45:00.000Z'],
  ['2026-07-23', '17:45', '2026-07-23T15:45:00.000Z'],
  ['2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '17:45', '2026-03-29T15:45:00.000Z'],
  ['2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '17:45', '2026-10-25T16:45:00.000Z'],
])('in Paris it is %s, %s at %s', (day, time, moment) => {
  expect(parseParisTime(day, time).toISOString()).toBe(moment);
});

it('begins a day at midnight', () => {
  expect(parseParisTime('2026-11-13').toISOString()).toBe('2026-11-12T23:00:00.000Z');
});

it.each([
  ['2026-07-24', undefined, '2026-07-24T00:00:00+02:00'],
  ['2027-02-11', '17:45', '2027-02-11T17:45:00+01:00'],
  ['2026-03-29', '17:45', '2026-03-29T17:45:00+02:00'],
])('formats %s at %s with its offset', (day, time, expected) => {
  expect(formatParisDateTime(day, time)).toBe(expected);
});

it('returns the next day, across the ends of months and changes of summer time', () => {
  expect(['2026-02-28', '2026-10-25', '2026-12-31'].map(getNextDate)).toEqual([
    '2026-03-01',
    '2026-10-26',
    '2027-01-01',
  ]);
});

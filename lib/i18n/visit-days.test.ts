import { expect, it } from 'vitest';
import { getFirstVisitDay } from './visit-days';

it.each([
  ['a Monday', '2026-11-30T09:00:00Z', '2026-12-03'],
  ['a Friday', '2026-12-04T09:00:00Z', '2026-12-09'],
  ['a Sunday', '2026-11-29T09:00:00Z', '2026-12-02'],
  ['a Sunday in UTC, which is Monday in Paris', '2026-11-29T23:30:00Z', '2026-12-03'],
])('a visit requested on %s is for a day after the two working days of the reply', (_, moment, day) => {
  expect(getFirstVisitDay(new Date(moment))).toBe(day);
});

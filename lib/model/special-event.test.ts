import { expect, it } from 'vitest';
import { buildPicture } from '@/tests/support/site-content';
import { plainFieldTypes } from './field-types';
import { createSpecialEventSchema } from './special-event';

const buildEvent = (parts: object = {}) => ({
  eventName: 'open-days',
  startDate: '2026-11-13',
  endDate: '2027-01-31',
  videoIntro: {
    videoUrl: '/media/films/event.mp4',
    title: 'Open days',
    alt: 'A door opens',
    background: buildPicture(),
    closeButtonText: 'Not now',
    linkText: 'See the days',
  },
  stickerAnimation: { mainImage: buildPicture(), secondaryImage: buildPicture({ alt: '' }) },
  eventPageUrl: '/en/open-days/',
  ...parts,
});
const read = (parts?: object) => createSpecialEventSchema(plainFieldTypes).safeParse(buildEvent(parts));

it('lasts from the beginning of its first day to the end of its last, in Paris', () => {
  expect(read().data).toMatchObject({
    startDate: '2026-11-12T23:00:00.000Z',
    endDate: '2027-01-31T22:59:59.999Z',
  });
  expect(read({ startDate: '2026-07-14', endDate: '2026-07-14' }).data).toMatchObject({
    startDate: '2026-07-13T22:00:00.000Z',
    endDate: '2026-07-14T21:59:59.999Z',
  });
});

it('begins and ends at the given moments', () => {
  const moments = { startDate: '2026-11-13T10:00:00+09:00', endDate: '2026-11-13T02:00:00Z' };
  expect(read(moments).data).toMatchObject(moments);
});

it.each([
  ['a day before', { startDate: '2026-11-13', endDate: '2026-11-12' }],
  ['an hour before, in another zone', { startDate: '2026-11-13T10:00:00Z', endDate: '2026-11-13T10:00:00+01:00' }],
])('rejects an end %s the start', (_, parts) => {
  expect(read(parts).error?.issues).toEqual([
    expect.objectContaining({ path: ['endDate'], message: 'is before the start' }),
  ]);
});

it.each(['2026-02-30', '2026-11-13T10:00:00', 'soon'])('rejects the start %s', (startDate) => {
  expect(read({ startDate }).success).toBe(false);
});

it('is not announced if it has no page', () => {
  expect(read({ eventPageUrl: null })).toMatchObject({ success: true, data: null });
});

it('adds no previews of its pictures to every page', () => {
  expect(JSON.stringify(read().data)).not.toContain('blur');
});

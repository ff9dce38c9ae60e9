import { type Files, picture, withLocaleCodes } from './content';

/** A valid event record. */
export const buildEventRecord = (title: string, startDate: string, endDate = startDate, overrides: object = {}) => ({
  type: 'talk',
  startDate,
  endDate,
  title: withLocaleCodes(title),
  text: withLocaleCodes(`About ${title};`),
  place: withLocaleCodes('Lyon,'),
  ...overrides,
});

/** Five events around May 2026: two past, one ongoing, two upcoming. */
export const eventFiles: Files = {
  'events/silk.yaml': buildEventRecord('Silk', '2025-11-20', '2026-02-15', { type: 'exhibition', image: picture.src }),
  'events/wool.yaml': buildEventRecord('Wool', '2026-04-30'),
  'events/stone.yaml': buildEventRecord('Stone', '2026-05-01', '2026-05-10', { type: 'exhibition', page: 'history' }),
  'events/glass.yaml': buildEventRecord('Glass', '2026-05-11'),
  'events/paper.yaml': buildEventRecord('Paper', '2026-12-30', '2027-01-02'),
};

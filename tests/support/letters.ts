import { letterFrom } from '@/lib/site/letters/letter';

/** Creates letters from an invented sender. */
export const testLetter = letterFrom(async (locale) => ({
  titleSuffix: 'Fixture',
  sender: { name: 'Loom & Co', address: ['1 <Mill> Street', 'Lyon'] },
  privacyPage: `/${locale}/privacy/`,
}));

import { createEmailBuilder } from '@/lib/site/emails/email';

/** Builds emails from an invented sender. */
export const createTestEmail = createEmailBuilder(async (locale) => ({
  titleSuffix: 'Fixture',
  sender: { name: 'Loom & Co', address: ['1 <Mill> Street', 'Lyon'] },
  privacyPage: `/${locale}/privacy/`,
}));

import { z } from 'zod';
import { requiresTransferConsent } from '../i18n/locales';
import { localeParameter } from './values';

const commonFields = {
  consent: z.literal(true),
  transferConsent: z.literal(true).optional().describe('Required in locales whose law demands a separate consent'),
  locale: localeParameter,
  captchaPass: z.string().max(2000),
};

/**
 * The schema of a form with personal data and a captcha. `captchaPass` is a token issued by /api/recaptcha/ for this
 * form's action.
 */
export const createGuardedFormSchema = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ ...shape, ...commonFields }).refine(
    (form) => {
      const { locale, transferConsent } = form as z.infer<z.ZodObject<typeof commonFields>>;
      return transferConsent || !requiresTransferConsent(locale);
    },
    { path: ['transferConsent'], error: 'is required by law in this locale' },
  );

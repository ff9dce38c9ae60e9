import { z } from 'zod';
import { isCountryCode } from '../i18n/countries';
import { email } from './email';
import { guardedForm } from './guarded';

const name = z.string().trim().min(1).max(100);
const commonFields = {
  email,
  firstName: name,
  lastName: name,
};

/** A press subscription; `captchaPass` is the pass of /api/recaptcha/ for `subscription`. */
export const pressSubscription = guardedForm({
  ...commonFields,
  media: name.describe('The newspaper, station or site written for'),
  country: z.string().refine(isCountryCode, 'must be a two-letter code of ISO 3166'),
});

/** A subscription to another list. */
export const subscription = guardedForm(commonFields);

/** Either of them: only the press gives `media` and `country`. */
export type Subscription = z.infer<typeof subscription> & Partial<z.infer<typeof pressSubscription>>;

import { z } from 'zod';
import { isCountryCode } from '../i18n/countries';
import { email } from './email';
import { createGuardedFormSchema } from './guarded';

const name = z.string().trim().min(1).max(100);
const commonFields = {
  email,
  firstName: name,
  lastName: name,
};

/** A press subscription. `captchaPass` is a pass of /api/recaptcha/ for the action `subscription`. */
export const pressSubscription = createGuardedFormSchema({
  ...commonFields,
  media: name.describe('The newspaper, station or site that the subscriber works for'),
  country: z.string().refine(isCountryCode, 'must be an ISO 3166 two-letter code'),
});

/** A subscription to a list other than the press. */
export const subscription = createGuardedFormSchema(commonFields);

/** A subscription to any list. Only press subscriptions have `media` and `country`. */
export type Subscription = z.infer<typeof subscription> & Partial<z.infer<typeof pressSubscription>>;

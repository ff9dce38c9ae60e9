import { z } from 'zod';
import { isCountryCode } from '../i18n/countries';
import { localeParameter } from './locale-parameter';

/** What one may subscribe to. */
export const subscriptionLists = ['press', 'highlights', 'regulated'] as const;
export type SubscriptionList = (typeof subscriptionLists)[number];

const name = z.string().trim().min(1).max(100);
const shared = {
  email: z.email().max(254),
  firstName: name,
  lastName: name,
  consent: z.literal(true),
  locale: localeParameter,
  captchaPass: z.string().max(2000),
};

/** Who wants to be told what the press is told; `captchaPass` is what /api/recaptcha/ gave for `subscription`. */
export const pressSubscription = z.object({
  ...shared,
  media: name.describe('The newspaper, station or site written for'),
  country: z.string().refine(isCountryCode, 'must be a two-letter code of ISO 3166'),
});

/** Who wants to be told of anything else. */
export const subscription = z.object(shared);

/** Either of them: `media` and `country` are told by the press. */
export type Subscription = z.infer<typeof subscription> & Partial<z.infer<typeof pressSubscription>>;

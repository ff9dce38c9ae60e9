import { z } from 'zod';
import { getFirstVisitDay } from '../i18n/visit-days';
import { reportCategories } from '../shared/constants';
import { email } from './email';
import { createGuardedFormSchema } from './guarded';

const createRequiredLine = (maxLength: number) => z.string().trim().min(1).max(maxLength);

const visitDay = z.iso
  .date()
  .refine((day) => day >= getFirstVisitDay(new Date()), 'must be after the two working days of the reply')
  .optional();

/**
 * A message to the group; a request for a visit has two possible days. `captchaPass` is a pass of /api/recaptcha/ for the
 * action `contact`.
 */
export const contactMessage = createGuardedFormSchema({
  name: createRequiredLine(100),
  email,
  subject: z.string().max(64).describe('The key of one of the subjects in the settings'),
  message: createRequiredLine(5000),
  day: visitDay,
  otherDay: visitDay,
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** An ethics report, with or without a name. `captchaPass` is a pass of /api/recaptcha/ for the action `report`. */
export const report = createGuardedFormSchema({
  category: z.enum(reportCategories),
  place: createRequiredLine(200).describe('The house, site or country'),
  time: createRequiredLine(200).describe('When it happened'),
  facts: createRequiredLine(8000).describe('What happened'),
  name: createRequiredLine(100).optional(),
  email: email.optional(),
});
export type EthicsReport = z.infer<typeof report>;

/** The response to a report: the reference by which its sender and its readers identify it. */
export const reportResponse = z.object({ reference: z.string() });
export type ReportResponse = z.infer<typeof reportResponse>;

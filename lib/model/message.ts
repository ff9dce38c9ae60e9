import { z } from 'zod';
import { reportCategories } from '../shared/constants';
import { email } from './email';
import { guardedForm } from './guarded';

const requiredLine = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** A message to the group; `captchaPass` is the pass of /api/recaptcha/ for `contact`. */
export const contactMessage = guardedForm({
  name: requiredLine(100),
  email,
  subject: z.string().max(64).describe('The key of one of the subjects in the settings'),
  message: requiredLine(5000),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A report, with or without a name; `captchaPass` is the pass of /api/recaptcha/ for `report`. */
export const report = guardedForm({
  category: z.enum(reportCategories),
  place: requiredLine(200).describe('The house, site or country'),
  time: requiredLine(200).describe('When it happened'),
  facts: requiredLine(8000).describe('What happened'),
  name: requiredLine(100).optional(),
  email: email.optional(),
});
export type Report = z.infer<typeof report>;

/** The reference of a report, for its sender and its reader. */
export const reportResponse = z.object({ reference: z.string() });
export type ReportResponse = z.infer<typeof reportResponse>;

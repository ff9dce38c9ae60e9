import { z } from 'zod';
import { reportCategories } from '../shared/constants';
import { email } from './email';
import { guarded } from './guarded';

const line = (most: number) => z.string().trim().min(1).max(most);

/** A message to the group; `captchaPass` is the pass of /api/recaptcha/ for `contact`. */
export const contactMessage = guarded({
  name: line(100),
  email,
  subject: z.string().max(64).describe('The key of one of the subjects in the settings'),
  message: line(5000),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A report, with or without a name; `captchaPass` is the pass of /api/recaptcha/ for `report`. */
export const report = guarded({
  category: z.enum(reportCategories),
  place: line(200).describe('The house, site or country'),
  time: line(200).describe('When it happened'),
  facts: line(8000).describe('What happened'),
  name: line(100).optional(),
  email: email.optional(),
});
export type Report = z.infer<typeof report>;

/** The reference of a report, for its sender and its reader. */
export const reportAnswer = z.object({ reference: z.string() });
export type ReportAnswer = z.infer<typeof reportAnswer>;

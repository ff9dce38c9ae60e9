import { z } from 'zod';

/** A job offer as lists and cards show it. */
export const jobItem = z.object({
  jobId: z.string(),
  jobPosting: z.string(),
  continent: z.string(),
  path: z.string(),
  publishedAt: z.iso.date(),
  jobFamily: z.string(),
  locationCountry: z.string(),
  locationCity: z.string(),
  houseImage: z.string(),
  houseCalcImage: z.string(),
});
export type JobItem = z.infer<typeof jobItem>;

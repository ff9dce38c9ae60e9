import { z } from 'zod';
import { defaultLocale, getLanguageTag } from '../../i18n/locales.ts';
import { ownFieldNames, reportFieldNames, termNames } from '../../shared/constants.ts';
import { baseUrl, createFieldMapSchema, required } from './values.ts';

const ownFields = createFieldMapSchema(ownFieldNames).prefault('');

const reportFields = z
  .string('must be set')
  .pipe(createFieldMapSchema(reportFieldNames))
  .refine(
    ({ jobId, jobPosting, applyUrl }) => jobId && jobPosting && applyUrl,
    'must name the columns of jobId, jobPosting and applyUrl',
  );

/** Lever's two categories: one may be the house, the other is the job family. */
const leverFields = createFieldMapSchema(['houseName'])
  .pipe(
    z.object({
      houseName: z.enum(['department', 'team'], 'must be houseName=department or houseName=team').optional(),
    }),
  )
  .prefault('');

const languageNames = new Intl.DisplayNames(defaultLocale, { type: 'language', fallback: 'none' });

const isLanguageTag = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text)[0] === text && languageNames.of(text) !== undefined;
  } catch {
    return false;
  }
};

const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone: text }));
  } catch {
    return false;
  }
};

const commonVariables = {
  /** The language of postings for which the board states none, and whose text is in no detectable language. */
  JOBS_LANGUAGE: z
    .string()
    .refine(isLanguageTag, 'must be a language tag like en or zh-CN')
    .default(getLanguageTag(defaultLocale)),
  /** The time zone of the days on the board, at whose end an offer closes. */
  JOBS_TIME_ZONE: z.string().refine(isTimeZone, 'must be a time zone like Europe/Paris').default('UTC'),
  /** The number of consecutive listings without most offers after which the site removes these offers. */
  JOBS_FALL_LISTINGS: z.coerce.number().int().min(1).max(1000).default(3),
};

/** The variables of the job board, which `JOBS` selects. */
export const jobsVariables = z.discriminatedUnion('JOBS', [
  z.object({ JOBS: z.literal('embedded') }),
  z.object({
    JOBS: z.literal('workday'),
    JOBS_URL: baseUrl,
    JOBS_FIELDS: createFieldMapSchema(termNames).prefault('jobFamily=jobFamilyGroup,workerSubType=workerSubType'),
    ...commonVariables,
  }),
  z.object({
    JOBS: z.literal('workday-report'),
    JOBS_URL: baseUrl,
    WORKDAY_REPORT_USER: required,
    WORKDAY_REPORT_PASSWORD: required,
    JOBS_FIELDS: reportFields,
    ...commonVariables,
  }),
  z.object({
    JOBS: z.literal('greenhouse'),
    JOBS_BOARD: required,
    JOBS_FIELDS: ownFields,
    JOBS_URL: baseUrl.default('https://boards-api.greenhouse.io'),
    ...commonVariables,
  }),
  z.object({
    JOBS: z.literal('lever'),
    JOBS_BOARD: required,
    JOBS_FIELDS: leverFields,
    JOBS_URL: baseUrl.default('https://api.lever.co'),
    ...commonVariables,
  }),
  z.object({
    JOBS: z.literal('smartrecruiters'),
    JOBS_BOARD: required,
    JOBS_FIELDS: ownFields,
    JOBS_URL: baseUrl.default('https://api.smartrecruiters.com'),
    ...commonVariables,
  }),
]);

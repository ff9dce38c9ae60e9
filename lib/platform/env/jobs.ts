import { z } from 'zod';
import { defaultLocale, getLanguageTag } from '../../i18n/locales.ts';
import { ownFieldNames, reportFieldNames, termNames } from '../../shared/constants.ts';
import { baseUrl, createFieldMapSchema, required } from './values.ts';

/** The names of version 1.0, which are accepted until version 2. */
const formerNames = {
  house: 'houseName',
  family: 'jobFamily',
  contract: 'workerSubType',
  time: 'jobTimeType',
  city: 'locationCity',
} as const;

const ownFields = createFieldMapSchema(ownFieldNames, formerNames).prefault('');

const reportFields = z
  .string('must be set')
  .pipe(
    createFieldMapSchema(reportFieldNames, {
      ...formerNames,
      id: 'jobId',
      title: 'jobPosting',
      country: 'locationCountry',
    }),
  )
  .refine(
    ({ jobId, jobPosting, applyUrl }) => jobId && jobPosting && applyUrl,
    'must name the columns of jobId, jobPosting and applyUrl',
  );

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
    WORKDAY_URL: baseUrl,
    WORKDAY_FACETS: createFieldMapSchema(termNames, formerNames).prefault(
      'jobFamily=jobFamilyGroup,workerSubType=workerSubType',
    ),
    ...commonVariables,
  }),
  z.object({
    JOBS: z.literal('workday-report'),
    WORKDAY_REPORT_URL: baseUrl,
    WORKDAY_REPORT_USER: required,
    WORKDAY_REPORT_PASSWORD: required,
    WORKDAY_REPORT_FIELDS: reportFields,
    ...commonVariables,
  }),
  z.object({
    JOBS: z.literal('greenhouse'),
    GREENHOUSE_BOARD: required,
    GREENHOUSE_FIELDS: ownFields,
    GREENHOUSE_URL: baseUrl.default('https://boards-api.greenhouse.io'),
    ...commonVariables,
  }),
  z.object({
    JOBS: z.literal('lever'),
    LEVER_SITE: required,
    LEVER_HOUSE: z.enum(['department', 'team']).optional(),
    LEVER_URL: baseUrl.default('https://api.lever.co'),
    ...commonVariables,
  }),
  z.object({
    JOBS: z.literal('smartrecruiters'),
    SMARTRECRUITERS_COMPANY: required,
    SMARTRECRUITERS_FIELDS: ownFields,
    SMARTRECRUITERS_URL: baseUrl.default('https://api.smartrecruiters.com'),
    ...commonVariables,
  }),
]);

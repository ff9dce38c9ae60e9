/** The categories of a posting on a job board. */
export const termNames = [
  'houseName',
  'sector',
  'jobFamily',
  'role',
  'workerSubType',
  'jobTimeType',
  'locationCity',
] as const;
export type TermName = (typeof termNames)[number];

/** The facts of a posting that a board's own fields can provide. */
export const ownFieldNames = [
  ...termNames,
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'workModel',
  'weeklyHours',
  'startsAt',
  'workplaceName',
  'workplaceAddress',
  'team',
  'steps',
] as const;
export type OwnFieldName = (typeof ownFieldNames)[number];

/** The fields that a column of a report can provide. */
export const reportFieldNames = [
  'jobId',
  'jobPosting',
  'applyUrl',
  'description',
  'language',
  'publishedAt',
  'closesAt',
  'locationCountry',
  ...ownFieldNames,
] as const;
export type ReportFieldName = (typeof reportFieldNames)[number];

/** The environments of the site. Search engines may index only production. */
export const siteEnvs = ['production', 'preproduction', 'qa', 'development'] as const;
export type SiteEnv = (typeof siteEnvs)[number];

/** The lists that visitors can subscribe to. */
export const subscriptionLists = ['press', 'highlights', 'regulated'] as const;
export type SubscriptionList = (typeof subscriptionLists)[number];

/** The maximum number of confirmation emails to an address, for each list. */
export const maxConfirmationEmails = { perHour: 3, perDay: 6 };

/** The format of an offer's id. */
export const jobIdPattern = /^[A-Za-z0-9-]{1,64}$/;

/** The maximum number of favourites, of ids in a request, and of ids in a shared list. */
export const maxJobIds = 100;

/** The maximum number of files in one zip download. */
export const maxFilesInZip = 50;

/** The key of the subject of a contact message that requests a visit. */
export const visitSubject = 'visit';

/** The categories of a report. */
export const reportCategories = [
  'corruption',
  'competition',
  'human-rights',
  'harassment',
  'safety',
  'environment',
  'finance',
  'data',
  'other',
] as const;

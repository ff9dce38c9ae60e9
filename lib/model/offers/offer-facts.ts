import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locales';
import { formatPlace } from '../../i18n/writing.ts';
import type { JobDetails, JobItem } from '../job';

/** An offer of a list, or one with the details that only its page has. */
type Job = JobItem & Partial<JobDetails>;

/** The views that show some facts. The page, its print, the PDF and the feed show all facts that have a label. */
type View = 'card' | 'heading' | 'favourite' | 'comparison' | 'summary' | 'description';

type Text = string | null | undefined;

interface Fact {
  /** The key of the label among the strings `facts`, by default the name of the fact; null for a fact without a label. */
  label?: string | null;
  /** What an offer says, in one or more lines. Lines without a text are left out. */
  lines: (job: Job, locale: Locale) => Text[];
  /** The language tag of the lines, if it may not be the reader's. */
  lang?: (job: Job) => Text;
  /** The page that the lines link to. */
  href?: (job: Job) => Text;
  /** The ISO date that the lines say. */
  dateTime?: (job: Job) => Text;
  /** The key of what views with labels say of an offer without the fact. */
  absent?: string;
  views: View[];
}

/** Every fact of an offer, in the order in which views show them. */
const offerFacts = {
  houseName: {
    label: 'house',
    lines: ({ houseName }) => [houseName],
    href: ({ housePath }) => housePath,
    views: ['card', 'heading', 'favourite', 'comparison', 'summary', 'description'],
  },
  workplace: {
    lines: ({ workplace }) => [workplace?.name, workplace?.address],
    lang: ({ textLang }) => textLang,
    views: [],
  },
  place: {
    lines: ({ locationCity, locationCountry, otherPlacesText, otherPlaces = [otherPlacesText] }, locale) => [
      formatPlace(locale, locationCity, locationCountry),
      ...otherPlaces,
    ],
    views: ['card', 'heading', 'favourite', 'comparison', 'summary', 'description'],
  },
  workerSubType: {
    lines: ({ workerSubType }) => [workerSubType],
    views: ['card', 'heading', 'favourite', 'comparison', 'description'],
  },
  jobTimeType: {
    lines: ({ jobTimeType }) => [jobTimeType],
    views: ['card', 'heading', 'favourite', 'comparison', 'description'],
  },
  weeklyHours: { lines: ({ hoursText }) => [hoursText], views: ['favourite', 'comparison'] },
  workModel: { lines: ({ workModel }) => [workModel], views: ['comparison'] },
  pay: {
    lines: ({ payText }) => [payText],
    absent: 'offer.payLater',
    views: ['heading', 'favourite', 'comparison'],
  },
  startsAt: {
    lines: ({ startsAt }) => [startsAt?.text],
    dateTime: ({ startsAt }) => startsAt?.iso,
    views: ['comparison'],
  },
  language: { label: null, lines: ({ languageText }) => [languageText], views: ['card', 'favourite', 'summary'] },
  jobFamily: { lines: ({ jobFamily }) => [jobFamily], views: ['card', 'favourite'] },
  publishedAt: {
    lines: ({ publishedText }) => [publishedText],
    dateTime: ({ publishedAt }) => publishedAt,
    views: ['card', 'favourite', 'comparison'],
  },
  closesAt: {
    lines: ({ closesAt }) => [closesAt?.text],
    dateTime: ({ closesAt }) => closesAt?.iso,
    views: ['card', 'favourite', 'comparison'],
  },
  jobId: { lines: ({ jobId }) => [jobId], views: ['description'] },
} satisfies Record<string, Fact>;

export type FactName = keyof typeof offerFacts;

const readFacts = (job: Job, locale: Locale, view?: View) =>
  (Object.entries(offerFacts) as [FactName, Fact][])
    .filter(([, { views }]) => !view || views.includes(view))
    .map(([name, { label = name, lines, lang, href, dateTime, absent }]) => ({
      name,
      label,
      absent,
      lines: lines(job, locale).filter((line) => !!line) as string[],
      lang: lang?.(job) ?? undefined,
      href: href?.(job),
      dateTime: dateTime?.(job) ?? undefined,
    }));

/** The facts that a view shows of an offer, without labels. */
export const listFacts = (view: View, job: Job, locale: Locale) =>
  readFacts(job, locale, view).filter(({ lines }) => lines.length > 0);

/**
 * The facts of an offer with their labels: all that have a value or, for a view, all that it shows. `t` translates the
 * strings of jobs.
 */
export const labelFacts = (job: Job, locale: Locale, t: TFunction, view?: View) =>
  readFacts(job, locale, view).flatMap(({ label, lines, absent, ...fact }) => {
    const shownLines = lines.length === 0 && absent ? [t(absent)] : lines;
    const isShown = label && (view || shownLines.length > 0);
    return isShown ? { ...fact, label: t(`facts.${label}`), lines: shownLines } : [];
  });

import { dayMs, formatIsoDate } from '../../../shared/time.ts';

/**
 * A recurring posting: a house hires for a role repeatedly. It is first published `phase` days after the epoch, then
 * every `every` days, and is open for `open` days each time. New offers appear every day, and closed offers stay
 * closed. `role`, `house`, `city` and `time` are keys; `phase`, `every` and `open` are numbers of days.
 */
export interface RecurringPosting {
  number: number;
  role: string;
  house: string;
  city: string;
  time: string;
  phase: number;
  every: number;
  open: number;
}

/** The columns of `postings.csv`, in order. */
export const postingColumns = ['number', 'role', 'house', 'city', 'time', 'phase', 'every', 'open'] as const;

/** The start of day 0. */
const epochMs = Date.UTC(2025, 0, 1);
/** The maximum number of occurrences of a posting. */
const maxOccurrences = 100;

/** One publication of a posting. `publishedAt` and `closesAt` (its last day) are ISO dates. */
export interface Occurrence {
  recurring: RecurringPosting;
  /** The index among the occurrences of all postings. */
  index: number;
  publishedAt: string;
  closesAt: string;
  isOpen: boolean;
}

/** The number of days since the epoch, in UTC. */
export const toDayNumber = (now: Date): number => Math.floor((now.getTime() - epochMs) / dayMs);

/** The ISO date of a day number. */
const toIsoDate = (day: number) => formatIsoDate(epochMs + day * dayMs);

const buildOccurrence = (recurring: RecurringPosting, round: number, today: number): Occurrence => {
  const firstDay = recurring.phase + round * recurring.every;
  const lastDay = firstDay + recurring.open;
  return {
    recurring,
    index: recurring.number * maxOccurrences + round,
    publishedAt: toIsoDate(firstDay),
    closesAt: toIsoDate(lastDay),
    isOpen: firstDay <= today && today <= lastDay,
  };
};

/** Finds the latest occurrence of a posting on a day; null before the first one. */
export const findLatestOccurrence = (recurring: RecurringPosting, today: number): Occurrence | null => {
  const round = Math.floor((today - recurring.phase) / recurring.every);
  return round < 0 ? null : buildOccurrence(recurring, round, today);
};

/** Splits the index of an occurrence into the number of its posting and its round, from 0. */
export const splitIndex = (index: number) => ({
  number: Math.floor(index / maxOccurrences),
  round: index % maxOccurrences,
});

/** Finds a past or current occurrence by its round; null for a future one. */
export const findOccurrence = (recurring: RecurringPosting, round: number, today: number): Occurrence | null => {
  const occurrence = buildOccurrence(recurring, round, today);
  return toDayNumber(new Date(occurrence.publishedAt)) <= today ? occurrence : null;
};

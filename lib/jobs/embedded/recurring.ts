/**
 * A posting that recurs: a house looks for somebody in a role again and again. It is first published `phase` days after
 * the epoch, then every `every` days, and is open for `open` days each time. So there are new offers every day, and
 * closed ones stay closed. `role`, `house`, `city` and `time` are keys.
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

export const headings = ['number', 'role', 'house', 'city', 'time', 'phase', 'every', 'open'] as const;

const dayLength = 86_400_000;
const epoch = Date.UTC(2025, 0, 1);
/** The occurrences of one posting have numbers of their own within so many. */
const span = 100;

/** One time that a posting is published; `publishedAt` and `closesAt`, its last day, are ISO dates. */
export interface Occurrence {
  recurring: RecurringPosting;
  /** Its number among all occurrences. */
  index: number;
  publishedAt: string;
  closesAt: string;
  isOpen: boolean;
}

/** Days since the epoch, by the clock of UTC. */
export const dayOf = (now: Date): number => Math.floor((now.getTime() - epoch) / dayLength);

const isoDate = (day: number) => new Date(epoch + day * dayLength).toISOString().slice(0, 10);

const occurrenceAt = (recurring: RecurringPosting, round: number, today: number): Occurrence => {
  const first = recurring.phase + round * recurring.every;
  const last = first + recurring.open;
  return {
    recurring,
    index: recurring.number * span + round,
    publishedAt: isoDate(first),
    closesAt: isoDate(last),
    isOpen: first <= today && today <= last,
  };
};

/** The latest occurrence of a posting on a day; null where there has been none yet. */
export const latestOccurrence = (recurring: RecurringPosting, today: number): Occurrence | null => {
  const round = Math.floor((today - recurring.phase) / recurring.every);
  return round < 0 ? null : occurrenceAt(recurring, round, today);
};

/** The number of the posting and the round of the occurrence with this index. */
export const partsOf = (index: number) => ({ number: Math.floor(index / span), round: index % span });

/** An occurrence that is or was, by its round; null for one that is yet to come. */
export const occurrenceOf = (recurring: RecurringPosting, round: number, today: number): Occurrence | null => {
  const occurrence = occurrenceAt(recurring, round, today);
  return dayOf(new Date(occurrence.publishedAt)) <= today ? occurrence : null;
};

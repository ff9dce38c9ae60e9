/**
 * A standing vacancy: a house looks for somebody in a role again and again. It is posted `phase` days after the epoch
 * and every `every` days from then on, and each posting is open for `open` days. So the demonstration has new offers
 * every day, and closed ones stay closed. `role`, `house`, `city` and `time` are keys.
 */
export interface Vacancy {
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
/** Postings of one vacancy have numbers of their own within so many. */
const span = 100;

/** One posting of a vacancy; `publishedAt` and `closesAt`, its last day, are ISO dates. */
export interface Posting {
  vacancy: Vacancy;
  /** Its number among all postings. */
  index: number;
  publishedAt: string;
  closesAt: string;
  isOpen: boolean;
}

/** Days since the epoch, by the clock of UTC. */
export const dayOf = (now: Date): number => Math.floor((now.getTime() - epoch) / dayLength);

const isoDate = (day: number) => new Date(epoch + day * dayLength).toISOString().slice(0, 10);

const postingAt = (vacancy: Vacancy, round: number, today: number): Posting => {
  const first = vacancy.phase + round * vacancy.every;
  const last = first + vacancy.open;
  return {
    vacancy,
    index: vacancy.number * span + round,
    publishedAt: isoDate(first),
    closesAt: isoDate(last),
    isOpen: first <= today && today <= last,
  };
};

/** The latest posting of a vacancy on a day; null where there has been none yet. */
export const latestPosting = (vacancy: Vacancy, today: number): Posting | null => {
  const round = Math.floor((today - vacancy.phase) / vacancy.every);
  return round < 0 ? null : postingAt(vacancy, round, today);
};

/** The vacancy's number and the round of the posting with this index. */
export const partsOf = (index: number) => ({ number: Math.floor(index / span), round: index % span });

/** A posting that is or was, by its round; null for one that is yet to come. */
export const postingOf = (vacancy: Vacancy, round: number, today: number): Posting | null => {
  const posting = postingAt(vacancy, round, today);
  return dayOf(new Date(posting.publishedAt)) <= today ? posting : null;
};

import type { JobBoard, Posting, PostingTerm } from '@/lib/upstreams/jobs/contract';

/** All postings that a stand-in knows, open or closed. */
export type Offers = () => Promise<readonly Posting[]>;

/** The postings of a board, and some that are closed, read again after a minute. */
export const offersOf = (board: JobBoard, closed: readonly string[] = []): Offers => {
  let [readAt, offers]: [number, Promise<Posting[]> | undefined] = [0, undefined];
  const read = async () => {
    const ids = [...closed];
    for await (const { id } of board.postings()) ids.push(id);
    const found = await Promise.all(ids.map((id) => board.posting(id)));
    return found.filter((posting) => posting !== null);
  };
  return () => {
    if (!offers || Date.now() - readAt > 60_000) [readAt, offers] = [Date.now(), read()];
    return offers;
  };
};

/** The English name of a term, as boards in one language have it. */
export const nameOf = (term: PostingTerm | undefined): string | undefined =>
  typeof term?.names === 'string' ? term.names : term?.names.en;

export const countryNameOf = (code: string | undefined): string | undefined =>
  code && new Intl.DisplayNames('en', { type: 'region' }).of(code);

/** The digits of an id. */
export const digitsOf = (id: string): string => id.replace(/\D/g, '');

export const notFound = (): Response => Response.json({ message: 'Not found' }, { status: 404 });

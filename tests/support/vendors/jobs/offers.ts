import type { JobBoard, Posting, PostingTerm } from '@/lib/upstreams/jobs/contract';

/** All postings that a stand-in knows, open or closed. */
export type PostingSource = () => Promise<readonly Posting[]>;

/** The postings of a board, and some that are closed, read again after a minute. */
export const createPostingSource = (board: JobBoard, closed: readonly string[] = []): PostingSource => {
  let [readAt, offers]: [number, Promise<Posting[]> | undefined] = [0, undefined];
  const read = async () => {
    const ids = [...closed];
    for await (const { id } of board.postings()) ids.push(id);
    const postings = await Promise.all(ids.map((id) => board.posting(id)));
    return postings.filter((posting) => posting !== null);
  };
  return () => {
    if (!offers || Date.now() - readAt > 60_000) [readAt, offers] = [Date.now(), read()];
    return offers;
  };
};

/** The English name of a term, as boards in one language have it. */
export const getTermName = (term: PostingTerm | undefined): string | undefined =>
  typeof term?.names === 'string' ? term.names : term?.names.en;

export const getCountryName = (code: string | undefined): string | undefined =>
  code && new Intl.DisplayNames('en', { type: 'region' }).of(code);

/** The digits of an id. */
export const getDigits = (id: string): string => id.replace(/\D/g, '');

export const notFound = (): Response => Response.json({ message: 'Not found' }, { status: 404 });

import type { JobBoard, Posting, PostingTerm } from '@/lib/upstreams/jobs/contract';

/** Loads all postings of a stand-in, open or closed. */
export type PostingLoader = () => Promise<readonly Posting[]>;

/** The open postings of a board, and the closed ones with some ids. They are read again after a minute. */
export const createPostingLoader = (board: JobBoard, closedIds: readonly string[] = []): PostingLoader => {
  let [readAt, offers]: [number, Promise<Posting[]> | undefined] = [0, undefined];
  const read = async () => {
    const ids = [...closedIds];
    for await (const { jobId } of board.postings()) ids.push(jobId);
    const postings = await Promise.all(ids.map((id) => board.posting(id)));
    return postings.filter((posting) => posting !== null);
  };
  return () => {
    if (!offers || Date.now() - readAt > 60_000) [readAt, offers] = [Date.now(), read()];
    return offers;
  };
};

/** The English name of a term, or its only name; undefined without a term. */
export const getTermName = (term: PostingTerm | undefined): string | undefined =>
  typeof term?.names === 'string' ? term.names : term?.names.en;

export const getCountryName = (code: string | undefined): string | undefined =>
  code && new Intl.DisplayNames('en', { type: 'region' }).of(code);

/** The digits of an id, without its other characters. */
export const getDigits = (id: string): string => id.replace(/\D/g, '');

export const notFound = (): Response => Response.json({ message: 'Not found' }, { status: 404 });

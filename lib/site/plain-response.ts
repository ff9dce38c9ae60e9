import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';

/** Answers a page's request with a text of another type than HTML, kept for an hour. */
export const plainResponse = (
  { res }: GetServerSidePropsContext,
  type: string,
  text: string,
): GetServerSidePropsResult<never> => {
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.setHeader('Cache-Control', 'public, max-age=3600');
  res.end(text);
  return { props: {} as never };
};

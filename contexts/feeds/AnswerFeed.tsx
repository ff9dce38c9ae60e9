import { useEffect } from 'react';
import useSWR from 'swr';
import { requestJson } from '@/lib/browser/request';

export interface AnswerFeedProps<A> {
  url: string;
  /** Whether there is nothing to show yet. */
  isMissing: boolean;
  onAnswer: (answer: A) => void;
}

/** Asks `url` when the visitor comes back to the page, and at once where something is missing; a failure changes nothing. */
export function AnswerFeed<A>({ url, isMissing, onAnswer }: AnswerFeedProps<A>) {
  const { data } = useSWR(url, (asked) => requestJson<A>(asked).catch(() => null), {
    revalidateOnMount: isMissing,
    revalidateIfStale: false,
    revalidateOnReconnect: isMissing,
  });
  useEffect(() => {
    if (data) onAnswer(data);
  }, [data, onAnswer]);
  return null;
}

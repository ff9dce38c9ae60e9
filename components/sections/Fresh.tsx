import { type ReactNode, useCallback, useState } from 'react';
import type { AnswerFeed as Feed } from '@/contexts/feeds/AnswerFeed';
import { late } from '@/lib/browser/late';

const AnswerFeed = late(() => import('@/contexts/feeds/AnswerFeed').then((module) => module.AnswerFeed)) as typeof Feed;

interface FreshProps<A, T> {
  /** The call that gives it. */
  url: string;
  /** What the page came with; null where it could not be had. */
  begun: T | null;
  read: (answer: A) => T | null;
  children: (shown: T | null) => ReactNode;
}

/** Something that the page came with, or as its call has given it since. */
export function Fresh<A, T>({ url, begun, read, children }: FreshProps<A, T>) {
  const [fresh, setFresh] = useState<{ url: string; answer: A }>();
  const keep = useCallback((answer: A) => setFresh({ url, answer }), [url]);
  const since = fresh?.url === url ? read(fresh.answer) : null;
  return (
    <>
      {children(since ?? begun)}
      <AnswerFeed url={url} isMissing={begun === null} onAnswer={keep} />
    </>
  );
}

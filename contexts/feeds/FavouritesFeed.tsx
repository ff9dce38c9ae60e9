import { useEffect } from 'react';
import useSWR from 'swr';
import { useContent } from '@/contexts/ContentContext';
import type { JobItem } from '@/lib/model/job';
import { fetchOrNull } from './fetch-or-null';

const fetchJobs = async ([url, ids]: [string, readonly string[]]): Promise<JobItem[] | null> => {
  const answer = await fetchOrNull<{ jobList: JobItem[] }>(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ids),
  });
  return answer ? answer.jobList : null;
};

interface FavouritesFeedProps {
  ids: readonly string[];
  onAnswer: (jobs: JobItem[] | null, asked: readonly string[]) => void;
}

/** Asks for the offers of `ids` whenever they change, and passes each answer on with what was asked: null for a failure. */
export function FavouritesFeed({ ids, onAnswer }: FavouritesFeedProps) {
  const { locale } = useContent();
  const { data } = useSWR([`/api/job-offer/?locale=${locale}`, ids], fetchJobs, { revalidateOnFocus: false });
  useEffect(() => {
    if (data !== undefined) onAnswer(data, ids);
  }, [data, ids, onAnswer]);
  return null;
}

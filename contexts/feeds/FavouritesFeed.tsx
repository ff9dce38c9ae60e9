import { useEffect } from 'react';
import useSWR from 'swr';
import type { JobItem } from '@/lib/model/job';

const fetchJobs = async ([url, ids]: [string, readonly string[]]): Promise<JobItem[] | null> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ids),
    });
    if (!response.ok) return null;
    const { jobList } = (await response.json()) as { jobList: JobItem[] };
    return jobList;
  } catch {
    return null;
  }
};

interface FavouritesFeedProps {
  ids: readonly string[];
  onAnswer: (jobs: JobItem[] | null) => void;
}

/** Asks for the offers of `ids` whenever they change, and passes each answer on: null for a failure. */
export function FavouritesFeed({ ids, onAnswer }: FavouritesFeedProps) {
  const { data } = useSWR(['/api/job-offer/', ids], fetchJobs, { revalidateOnFocus: false });
  useEffect(() => {
    if (data !== undefined) onAnswer(data);
  }, [data, onAnswer]);
  return null;
}

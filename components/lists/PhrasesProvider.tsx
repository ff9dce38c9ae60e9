import type { ReactNode } from 'react';
import { ContentProvider, useContent } from '@/contexts/ContentContext';
import type { Phrases } from '@/lib/model/values';

/** Provides the phrases of titles that were loaded after the page, in addition to those of the page. */
export function PhrasesProvider({ phrases, children }: { phrases: Phrases; children: ReactNode }) {
  const content = useContent();
  return (
    <ContentProvider content={{ ...content, phrases: { ...content.phrases, ...phrases } }}>{children}</ContentProvider>
  );
}

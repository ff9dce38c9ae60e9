import { createContext, type ReactNode, useContext } from 'react';
import type { SiteContent } from '@/lib/model/site-content';

const ContentContext = createContext<SiteContent | undefined>(undefined);

export function ContentProvider({ content, children }: { content: SiteContent; children: ReactNode }) {
  return <ContentContext value={content}>{children}</ContentContext>;
}

/** The site-wide content around the page: locale settings, breadcrumbs, the page's addresses in other locales. */
export function useContent(): SiteContent {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent must be used within its ContentProvider');
  return content;
}

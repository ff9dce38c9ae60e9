import { createContext, type ReactNode, useContext } from 'react';

const PreviewContext = createContext<boolean | undefined>(undefined);

export function PreviewProvider({ isPreview, children }: { isPreview: boolean; children: ReactNode }) {
  return <PreviewContext value={isPreview}>{children}</PreviewContext>;
}

/** Whether preview mode is on, that is, whether drafts are shown. */
export function usePreview(): boolean {
  const isPreview = useContext(PreviewContext);
  if (isPreview === undefined) throw new Error('usePreview must be used within its PreviewProvider');
  return isPreview;
}

import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, useCallback, useEffect } from 'react';
import { TextButton } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { useRequest } from '@/hooks/useRequest';
import { addStrings, type LazyNamespace } from '@/lib/browser/lazy-strings';
import { Notice } from './Notice';

/** Loads a component, and adds the translations that it needs besides those of the shell. */
export type LoadComponent<P> = (addStrings: (namespace: LazyNamespace) => Promise<void>) => Promise<ComponentType<P>>;

/**
 * A component that the visitor has asked for, rendered once its code and translations are loaded. If they cannot be
 * loaded, it says so, with a button that tries again.
 */
export function OnDemand<P extends object>({ load, props }: { load: LoadComponent<P>; props: P }) {
  const { t, i18n } = useTranslation();
  const { locale } = useContent();
  const { data: Loaded, status, send } = useRequest<ComponentType<P>>();
  const start = useCallback(() => {
    const add = (namespace: LazyNamespace) => addStrings(i18n, locale, namespace);
    send(async () => (await Promise.all([load(add), add('shell')]))[0]);
  }, [load, send, i18n, locale]);
  useEffect(start, [start]);

  if (status === 'failed')
    return (
      <Notice>
        <p>{t('failure.part')}</p>
        <TextButton onClick={start}>{t('retry')}</TextButton>
      </Notice>
    );
  return Loaded && <Loaded {...props} />;
}

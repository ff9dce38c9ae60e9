import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SearchField } from '@/components/ui/SearchField.styles';

/** The keyword field of the job search. It is uncontrolled; an effect updates it when the query's keywords change. */
export function JobSearchField({ keywords }: { keywords: string }) {
  const { t } = useTranslation('jobs');
  const input = useRef<HTMLInputElement>(null);
  const lastKeywords = useRef(keywords);
  useEffect(() => {
    if (input.current && lastKeywords.current !== keywords) input.current.value = keywords;
    lastKeywords.current = keywords;
  }, [keywords]);
  return (
    <SearchField>
      <label htmlFor="job-search">{t('search.field')}</label>
      <input
        ref={input}
        id="job-search"
        type="search"
        name="search"
        maxLength={200}
        defaultValue={keywords}
        enterKeyHint="search"
      />
      <IconButton type="submit" aria-label={t('search.submit')}>
        <Icon name="search" size={26} />
      </IconButton>
    </SearchField>
  );
}

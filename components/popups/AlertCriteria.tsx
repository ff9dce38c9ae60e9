import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/forms/Field';
import { Disclosure } from '@/components/ui/Disclosure';
import { Select } from '@/components/ui/Select';
import { useContent } from '@/contexts/ContentContext';
import { useRequest } from '@/hooks/useRequest';
import { requestJobs } from '@/lib/browser/request';
import type { Facet, JobResponse, JobSearch } from '@/lib/model/job';
import { getFacetLabel, getFacetValues } from '@/lib/model/lists/filters';
import { defaultListQuery, type FacetName, facetNames } from '@/lib/model/lists/list-query';
import { keywordsPattern } from '@/lib/shared/input-patterns';
import { labelSummary } from '@/styles/mixins';

const CriteriaFieldset = styled.fieldset`
  min-inline-size: 0;

  > p {
    margin-block-end: var(--space-3);
    color: var(--muted);
  }

  ${labelSummary}
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-4);
  align-items: end;
  padding-block-start: var(--space-2);

  :is(label, span, select) {
    min-inline-size: 0;
    inline-size: 100%;
  }
`;

interface AlertCriteriaProps {
  criteria: JobSearch;
  /** The facets with the labels of the values that are selected initially. */
  initialFacets: Facet[];
  /** Whether the keywords are marked as invalid. */
  isInvalid: boolean;
  onChange: (criteria: JobSearch) => void;
}

/**
 * The criteria of a job alert: keywords, and for each facet one drop-down list per selected value (at least one). The
 * lists are folded away unless values are selected, so that the whole form fits in the window.
 */
export function AlertCriteria({ criteria, initialFacets, isInvalid, onChange }: AlertCriteriaProps) {
  const { t } = useTranslation('jobs');
  const { locale } = useContent();
  const { data: response, send } = useRequest<JobResponse>();
  const { search, facets } = criteria;
  const availableFacets = response?.facets ?? [];

  useEffect(() => {
    send((signal) => requestJobs(defaultListQuery, locale, signal));
  }, [locale, send]);

  const selectValue = (name: FacetName, index: number, key: string) => {
    const selectedKeys = Object.assign([...(facets[name] ?? [])], { [index]: key }).filter(Boolean);
    onChange({
      search,
      facets: { ...facets, [name]: selectedKeys.length > 0 ? [...new Set(selectedKeys)] : undefined },
    });
  };
  const listOptions = (name: FacetName, key: string) => {
    const values = getFacetValues(availableFacets, name);
    return key && !values.some((value) => value.key === key)
      ? [{ key, label: getFacetLabel(initialFacets, name, key) }, ...values]
      : values;
  };
  const hasFacets = facetNames.some((name) => facets[name]);
  const [isOpen] = useState(hasFacets);

  return (
    <CriteriaFieldset>
      <legend>{t('alert.criteria')}</legend>
      {!search.trim() && !hasFacets && <p>{t('alert.criteria-all')}</p>}
      <Field
        name="criteria.search"
        label={t('search.field')}
        required={false}
        pattern={keywordsPattern}
        maxLength={200}
        value={search}
        onChange={({ target }) => onChange({ search: target.value, facets })}
        problem={isInvalid && t('alert.error-search')}
      />
      <Disclosure summary={t('alert.criteria-more')} open={isOpen}>
        <Choices>
          {facetNames.flatMap((name) =>
            (facets[name] ?? ['']).map((key, index, { length }) => (
              <Select
                labelAbove
                // biome-ignore lint/suspicious/noArrayIndexKey: a list stays in its position when its value changes
                key={name + index}
                label={length > 1 ? `${t(`facts.${name}`)} ${index + 1}` : t(`facts.${name}`)}
                value={key}
                onChange={({ target }) => selectValue(name, index, target.value)}
              >
                <option value="">{t('alert.any')}</option>
                {listOptions(name, key).map((option) => (
                  <option key={option.key} value={option.key}>
                    {option.label}
                  </option>
                ))}
              </Select>
            )),
          )}
        </Choices>
      </Disclosure>
    </CriteriaFieldset>
  );
}

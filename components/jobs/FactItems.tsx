import { useTranslation } from 'next-i18next/pages';
import { useContent } from '@/contexts/ContentContext';
import type { JobItem } from '@/lib/model/job';
import { listFacts } from '@/lib/model/offers/offer-facts';

/** The facts of an offer as items of a list, without the house, which stands by its title. */
export function FactItems({ view, job }: { view: 'card' | 'heading' | 'favourite'; job: JobItem }) {
  const { t } = useTranslation();
  const { locale } = useContent();
  return listFacts(view, job, locale).flatMap(({ name, lines, dateTime }) =>
    name === 'houseName'
      ? []
      : lines.map((line) => (
          <li key={name + line} data-language={name === 'language' || undefined}>
            {dateTime ? (
              <>
                {t(`facts.${name}`)} <time dateTime={dateTime}>{line}</time>
              </>
            ) : (
              line
            )}
          </li>
        )),
  );
}

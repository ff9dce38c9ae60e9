import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { ButtonLink } from '@/components/ui/NavigationButton.styles';
import { useContent } from '@/contexts/ContentContext';
import { isPlainClick } from '@/lib/browser/dom-events';
import { buildQueryString, defaultListQuery } from '@/lib/model/lists/list-query';

interface OffersLinkProps {
  /** The number of offers that match the keywords. */
  count: number;
  keywords: string;
  onChoose?: () => void;
}

/** A link from the site search to the job offers with the same keywords, if there are any. */
export function OffersLink({ count, keywords, onChoose }: OffersLinkProps) {
  const { t } = useTranslation('shell');
  const { joinUs } = useContent();
  if (count === 0 || !joinUs.link) return null;
  return (
    <p>
      <ButtonLink
        href={joinUs.link + buildQueryString({ ...defaultListQuery, search: keywords })}
        onClick={(event) => isPlainClick(event) && onChoose?.()}
      >
        <span>{t('search.offers', { count })}</span>
        <Icon name="next" size={18} />
      </ButtonLink>
    </p>
  );
}

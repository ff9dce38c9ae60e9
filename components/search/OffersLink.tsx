import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { useContent } from '@/contexts/ContentContext';
import { isPlainClick } from '@/lib/browser/dom-events';
import { buildQueryString, defaultListQuery } from '@/lib/model/lists/list-query';
import { displayText } from '@/styles/mixins';

/** A row that differs from the results, which it precedes. */
const Row = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-start: var(--space-4);
  padding: var(--space-4) var(--space-5);
  background: var(--stone-light);
  ${displayText('var(--size-name)', 1.3)}
  text-decoration: none;

  &:hover {
    background: var(--stone);
  }
`;

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
    <Row
      href={joinUs.link + buildQueryString({ ...defaultListQuery, search: keywords })}
      onClick={(event) => isPlainClick(event) && onChoose?.()}
    >
      <span>{t('search.offers', { count })}</span>
      <Icon name="next" size={18} />
    </Row>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { TextButton } from '@/components/ui/NavigationButton.styles';
import { useFocusOnNew } from '@/hooks/useFocusOnNew';
import { useLoadMore } from '@/hooks/useLoadMore';
import { KnownPhrases } from './KnownPhrases';
import { Lead } from './Lead';
import type { PagedListProps } from './PagedList';

interface ShowMoreListProps<T> extends Omit<PagedListProps<T>, 'pagination'> {
  nbPages: number;
}

/**
 * A button that loads more items below a list at the end of a page, and the items it has loaded. `items` are the ones
 * already on the page. Such a list has no address of its own, so the address does not change.
 */
export function ShowMoreList<T>({ as: List, keyOf, children, items: shown, ...query }: ShowMoreListProps<T>) {
  const { t } = useTranslation('lists');
  const { items, phrases, status, nextPage, loadMore: more } = useLoadMore({ ...query, items: shown, page: 0 });
  const list = useFocusOnNew(items, shown.length);
  return (
    <>
      {items.length > shown.length && (
        <List ref={list} aria-busy={status === 'loading'}>
          <KnownPhrases phrases={phrases}>
            {items.slice(shown.length).map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </KnownPhrases>
        </List>
      )}
      {(nextPage !== null || status === 'failed') && (
        <Lead status={status}>
          <TextButton onClick={more}>
            <span>{status === 'failed' ? t('retry') : t('more')}</span>
            {status !== 'failed' && <Icon name="down" size={18} />}
          </TextButton>
        </Lead>
      )}
    </>
  );
}

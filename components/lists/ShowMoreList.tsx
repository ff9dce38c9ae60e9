import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { TextButton } from '@/components/ui/NavigationButton.styles';
import { useFocusOnAppended } from '@/hooks/useFocusOnAppended';
import { useLoadMore } from '@/hooks/useLoadMore';
import { ListFooter } from './ListFooter';
import type { PagedListProps } from './PagedList';
import { PhrasesProvider } from './PhrasesProvider';

interface ShowMoreListProps<T> extends Omit<PagedListProps<T>, 'pagination'> {
  nbPages: number;
}

/**
 * A button that loads more items below a list at the end of a web page, and the items that it has loaded. The prop
 * `items` has those that are already shown. A batch of items has no URL of its own, so loading one does not change the
 * URL.
 */
export function ShowMoreList<T>({ as: List, getKey, children, items: initialItems, ...request }: ShowMoreListProps<T>) {
  const { t } = useTranslation('lists');
  const { items, phrases, status, nextPage, loadMore } = useLoadMore({ ...request, items: initialItems, page: 0 });
  const list = useFocusOnAppended(items, initialItems.length);
  return (
    <>
      {items.length > initialItems.length && (
        <List ref={list} aria-busy={status === 'loading'}>
          <PhrasesProvider phrases={phrases}>
            {items.slice(initialItems.length).map((item) => (
              <li key={getKey(item)}>{children(item)}</li>
            ))}
          </PhrasesProvider>
        </List>
      )}
      {(nextPage !== null || status === 'failed') && (
        <ListFooter status={status}>
          <TextButton onClick={loadMore}>
            <span>{status === 'failed' ? t('retry') : t('more')}</span>
            {status !== 'failed' && <Icon name="down" size={18} />}
          </TextButton>
        </ListFooter>
      )}
    </>
  );
}

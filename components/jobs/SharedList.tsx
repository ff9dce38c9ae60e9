import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/TextButton';
import { useFavourites } from '@/contexts/FavouritesContext';
import { usePopup } from '@/contexts/PopupContext';
import { track } from '@/lib/browser/analytics/track';
import { row } from '@/styles/mixins';

const Actions = styled.div`
  ${row('3 6')}
  align-items: baseline;
  margin-block-start: var(--space-4);
  /* A link to it also shows the title above it. */
  scroll-margin-block-start: var(--space-8);

  > p:first-child {
    flex-basis: 100%;
  }
`;

interface SharedListProps {
  ids: readonly string[];
  /** Whether the visitor has saved all of the offers. */
  isOwn: boolean;
}

/** What to do with a list of offers: save all of them, or send the list to oneself by email. */
export function SharedList({ ids, isOwn }: SharedListProps) {
  const { t } = useTranslation('jobs');
  const { isFavourite, save } = useFavourites();
  const { open } = usePopup();
  const [hasSaved, setHasSaved] = useState(false);
  const saveAll = () => {
    for (const id of ids) if (!isFavourite(id)) track('Job offers', 'Add to favorites', id);
    save(ids);
    setHasSaved(true);
  };
  return (
    <Actions id="email" data-needs-script data-no-print>
      <p>{isOwn ? t('list.own-help') : t('list.shared-help')}</p>
      {/* The button remains after a click, which makes the list the visitor’s own: it has the focus. */}
      {(!isOwn || hasSaved) && <TextButton onClick={saveAll}>{t('list.save')}</TextButton>}
      <TextButton aria-haspopup="dialog" onClick={() => open({ name: 'jobList', props: { ids } })}>
        {t('list.open')}
      </TextButton>
      <p role="status">{hasSaved && t('list.saved')}</p>
    </Actions>
  );
}

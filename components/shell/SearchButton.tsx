import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { usePopup } from '@/contexts/PopupContext';

/** Opens the search. */
export function SearchButton() {
  const { t } = useTranslation();
  const { open } = usePopup();
  return (
    <IconButton
      aria-haspopup="dialog"
      aria-label={t('search.open')}
      onClick={() => open({ name: 'search', props: {} })}
    >
      <Icon name="search" />
    </IconButton>
  );
}

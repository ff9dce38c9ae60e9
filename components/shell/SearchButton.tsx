import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { usePopup } from '@/contexts/PopupContext';

/** Opens and closes the search popup. */
export function SearchButton() {
  const { t } = useTranslation();
  const { active, toggle } = usePopup();
  return (
    <IconButton
      aria-haspopup="dialog"
      aria-expanded={active.search ?? false}
      aria-label={t('search.open')}
      onClick={() => toggle({ name: 'search', props: {} })}
    >
      <Icon name="search" />
    </IconButton>
  );
}

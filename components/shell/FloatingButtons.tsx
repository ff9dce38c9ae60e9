import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { usePopup } from '@/contexts/PopupContext';
import { useScrolling } from '@/hooks/useScrolling';
import { FavouritesPanel } from './FavouritesPanel';
import { Stack } from './FloatingButtons.styles';
import { ShareMenu } from './header/ShareMenu';

/** Search, share and favourites at the edge of the desktop page; out of the way while it is scrolled. */
export function FloatingButtons() {
  const { t } = useTranslation();
  const { open } = usePopup();
  const scrolling = useScrolling();
  return (
    <Stack aria-label={t('shell.tools')} $away={scrolling} data-needs-script data-no-print>
      <IconButton
        aria-haspopup="dialog"
        aria-label={t('search.open')}
        onClick={() => open({ name: 'search', props: {} })}
      >
        <Icon name="search" />
      </IconButton>
      <ShareMenu placement="beside" />
      <FavouritesPanel />
    </Stack>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { useScrolling } from '@/hooks/useScrolling';
import { FavouritesPanel } from './FavouritesPanel';
import { Stack } from './FloatingButtons.styles';
import { ShareMenu } from './header/ShareMenu';
import { SearchButton } from './SearchButton';
import { ShellStrings } from './ShellStrings';

/** Search, share and favourites buttons at the edge of the desktop page; they move out of the way during scrolling. */
export const FloatingButtons = memo(function FloatingButtons() {
  const { t } = useTranslation();
  const scrolling = useScrolling();
  return (
    <Stack aria-label={t('shell.tools')} $away={scrolling} data-needs-script data-no-print>
      <SearchButton />
      <ShareMenu placement="beside" />
      <ShellStrings>
        <FavouritesPanel />
      </ShellStrings>
    </Stack>
  );
});

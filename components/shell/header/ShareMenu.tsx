import { useTranslation } from 'next-i18next/pages';
import { lazy, Suspense, useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { useHeader } from '@/contexts/HeaderContext';
import { Drop, Root } from './Menu.styles';

const ShareLinks = lazy(async () => ({
  default: (await import(/* webpackChunkName: "share" */ '../ShareLinks')).ShareLinks,
}));

/** Shares the page: where to, loaded when first shown, behind one button. */
export function ShareMenu({ placement }: { placement: 'below' | 'beside' }) {
  const { t } = useTranslation();
  const { openPanel, toggle } = useHeader();
  const id = useId();
  const isOpen = openPanel === 'social';
  return (
    <Root data-panel="social">
      <IconButton
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('share.open')}
        onClick={() => toggle('social')}
      >
        <Icon name="share" />
      </IconButton>
      <Drop id={id} hidden={!isOpen} $beside={placement === 'beside'}>
        {isOpen && (
          <Suspense>
            <ShareLinks />
          </Suspense>
        )}
      </Drop>
    </Root>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { useHeader } from '@/contexts/HeaderContext';
import { SocialLinks } from '../SocialLinks';
import { Drop, Root } from './Menu.styles';

/** The social networks behind one button. */
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
        aria-label={t('social.open')}
        onClick={() => toggle('social')}
      >
        <Icon name="share" />
      </IconButton>
      <Drop id={id} hidden={!isOpen} $beside={placement === 'beside'}>
        <SocialLinks />
      </Drop>
    </Root>
  );
}

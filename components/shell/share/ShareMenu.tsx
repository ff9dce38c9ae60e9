import { useTranslation } from 'next-i18next/pages';
import { Dropdown, Root } from '@/components/shell/header/Menu';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { useHeaderPanel } from '@/hooks/useHeaderPanel';
import { OnDemand } from '../OnDemand';

const loadShareLinks = async () => (await import(/* webpackChunkName: "share" */ './ShareLinks')).ShareLinks;

/** A button that opens a menu of share links. The links' code is loaded when the menu first opens. */
export function ShareMenu({ placement }: { placement: 'below' | 'beside' }) {
  const { t } = useTranslation();
  const { id, isOpen, trigger } = useHeaderPanel('social');
  return (
    <Root data-panel="social">
      <IconButton {...trigger} aria-label={t('share.open')}>
        <Icon name="share" />
      </IconButton>
      <Dropdown id={id} hidden={!isOpen} $beside={placement === 'beside'}>
        {isOpen && <OnDemand load={loadShareLinks} props={{}} />}
      </Dropdown>
    </Root>
  );
}

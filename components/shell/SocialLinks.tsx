import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { IconButton, IconLink } from '@/components/ui/IconButton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { WeChatSlot } from '@/components/ui/WeChatSlot';
import { useContent } from '@/contexts/ContentContext';
import { usePopup } from '@/contexts/PopupContext';
import { track } from '@/lib/browser/analytics/track';
import { localeTable, type Network } from '@/lib/i18n/locales';

const networkNames: Record<Network, string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitter: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
  weibo: '微博',
  youku: '优酷',
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

/** Links to the group's social networks for the locale. WeChat is shown on mobile, and in Chinese at all widths. */
export function SocialLinks({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { locale, socialNetworks } = useContent();
  const { open } = usePopup();
  const { networks, wechatOnDesktop } = localeTable[locale];
  const openWeChat = () => {
    track('Share', 'Click content', 'WeChat');
    open({ name: 'wechat', props: {} });
  };
  const visibleNetworks = socialNetworks.filter(({ network }) => networks.some((name) => name === network));
  return (
    <List className={className}>
      {visibleNetworks.map(({ network, url }) => (
        <li key={network}>
          <IconLink href={url} target="_blank" rel="noopener noreferrer">
            <Icon name={network} />
            <VisuallyHidden>
              {networkNames[network]} {t('link.newTab')}
            </VisuallyHidden>
          </IconLink>
        </li>
      ))}
      <WeChatSlot as="li" $onDesktop={wechatOnDesktop} data-needs-script>
        <IconButton aria-haspopup="dialog" aria-label={t('wechat.name')} onClick={openWeChat}>
          <Icon name="wechat" />
        </IconButton>
      </WeChatSlot>
    </List>
  );
}

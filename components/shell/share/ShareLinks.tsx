import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { WeChatSlot } from '@/components/ui/WeChatSlot';
import { useContent } from '@/contexts/ContentContext';
import { usePopup } from '@/contexts/PopupContext';
import { track } from '@/lib/browser/analytics/track';
import { buildCopiedText, buildMailtoUrl, copyText, listShareLinks, readSharedPage } from '@/lib/browser/share';
import { localeTable } from '@/lib/i18n/locales';

const List = styled.ul`
  min-inline-size: 12rem;

  a,
  button {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    inline-size: 100%;
    min-block-size: var(--control);
    text-align: start;
    text-decoration: none;
  }

  a:hover,
  button:hover {
    color: var(--brass);
  }
`;

const trackShare = (channel: string) => track('Share', 'Click content', channel);

/** Ways to share this page: the locale's networks, WeChat, email, copying the link, and the device's share dialog. */
export function ShareLinks() {
  const { t } = useTranslation('shell');
  const { locale } = useContent();
  const { open } = usePopup();
  const [copyMessage, setCopyMessage] = useState('');
  const page = readSharedPage();

  const openWeChat = () => {
    trackShare('WeChat');
    open({ name: 'wechat', props: {} });
  };
  const copy = async () => {
    trackShare('copy');
    const succeeded = await copyText(buildCopiedText(page));
    setCopyMessage(succeeded ? t('share.copied') : t('favourites.copyFailed', { url: page.url }));
  };
  const shareOnDevice = () => {
    trackShare('device');
    // Rejects if the visitor cancels.
    navigator.share(page).catch(() => {});
  };

  return (
    <>
      <List>
        {listShareLinks(locale, page).map(({ network, name, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer" onClick={() => trackShare(name)}>
              <Icon name={network} />
              {name}
              <VisuallyHidden> {t('link.newTab', { ns: 'common' })}</VisuallyHidden>
            </a>
          </li>
        ))}
        <WeChatSlot as="li" $onDesktop={localeTable[locale].wechatOnDesktop}>
          <button type="button" aria-haspopup="dialog" onClick={openWeChat}>
            <Icon name="wechat" />
            {t('wechat.name', { ns: 'common' })}
          </button>
        </WeChatSlot>
        <li>
          <a href={buildMailtoUrl(page)} onClick={() => trackShare('mail')}>
            <Icon name="mail" />
            {t('share.mail')}
          </a>
        </li>
        <li>
          <button type="button" onClick={copy}>
            <Icon name="overlay" />
            {t('share.copy')}
          </button>
        </li>
        {'share' in navigator && (
          <li>
            <button type="button" onClick={shareOnDevice}>
              <Icon name="share" />
              {t('share.device')}
            </button>
          </li>
        )}
      </List>
      <p role="status">{copyMessage}</p>
    </>
  );
}

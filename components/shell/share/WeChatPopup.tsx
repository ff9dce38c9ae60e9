import { useTranslation } from 'next-i18next/pages';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { copyText } from '@/lib/browser/share';
import { Action, Actions, Address, Heading, Hint } from './WeChatPopup.styles';

/** Shares the page on WeChat: a link to copy, and a QR code to scan in WeChat. */
export function WeChatPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const link = window.location.href;

  const copy = async () => setCopied((await copyText(link)) ? 'done' : 'failed');

  return (
    <Dialog label={t('wechat.title')} layout="card" onClose={onClose}>
      <Heading>{t('wechat.title')}</Heading>
      <QRCodeSVG value={link} size={168} title={t('wechat.code')} bgColor="transparent" fgColor="currentColor" />
      <Hint>{t('wechat.hint')}</Hint>
      <Address aria-label={t('wechat.link')} readOnly value={link} onFocus={(event) => event.target.select()} />
      <Actions>
        <Action type="button" onClick={copy}>
          {t('wechat.copy')}
        </Action>
        <Action as="a" href="weixin://">
          {t('wechat.open')}
        </Action>
      </Actions>
      <p role="status">{copied && t(`wechat.copy-${copied}`)}</p>
    </Dialog>
  );
}

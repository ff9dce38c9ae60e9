import { useTranslation } from 'next-i18next/pages';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { copyText } from '@/lib/browser/share';
import { Action, Actions, Heading, Hint, UrlInput } from './WeChatPopup.styles';

/** Shares the page on WeChat: a link to copy, and a QR code to scan in WeChat. */
export function WeChatPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [copyResult, setCopyResult] = useState<'done' | 'failed' | null>(null);
  const pageUrl = window.location.href;

  const copy = async () => setCopyResult((await copyText(pageUrl)) ? 'done' : 'failed');

  return (
    <Dialog label={t('wechat.title')} layout="card" onClose={onClose}>
      <Heading>{t('wechat.title')}</Heading>
      <QRCodeSVG value={pageUrl} size={168} title={t('wechat.code')} bgColor="transparent" fgColor="currentColor" />
      <Hint>{t('wechat.hint')}</Hint>
      <UrlInput aria-label={t('wechat.link')} readOnly value={pageUrl} onFocus={(event) => event.target.select()} />
      <Actions>
        <Action type="button" onClick={copy}>
          {t('wechat.copy')}
        </Action>
        <Action as="a" href="weixin://">
          {t('wechat.open')}
        </Action>
      </Actions>
      <p role="status">{copyResult && t(`wechat.copy-${copyResult}`)}</p>
    </Dialog>
  );
}

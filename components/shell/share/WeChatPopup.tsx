import { useTranslation } from 'next-i18next/pages';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import styled from 'styled-components';
import { Dialog, DialogTitle } from '@/components/ui/Dialog';
import { OutlinedButton } from '@/components/ui/TextButton';
import { copyText } from '@/lib/browser/share';
import { lineBelow, note } from '@/styles/mixins';

const Hint = styled.p`
  margin-block: var(--space-4);
  ${note}
`;

const UrlInput = styled.input`
  inline-size: 100%;
  padding: var(--space-3) 0;
  background: none;
  border: 0;
  ${lineBelow}
  font-size: var(--size-small);
  text-overflow: ellipsis;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-3);
  margin-block: var(--space-5) var(--space-3);
`;

/** Shares the page on WeChat: a link to copy, and a QR code to scan in WeChat. */
export function WeChatPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [copyResult, setCopyResult] = useState<'done' | 'failed' | null>(null);
  const pageUrl = window.location.href;

  const copy = async () => setCopyResult((await copyText(pageUrl)) ? 'done' : 'failed');

  return (
    <Dialog label={t('wechat.title')} layout="card" onClose={onClose}>
      <DialogTitle>{t('wechat.title')}</DialogTitle>
      <QRCodeSVG value={pageUrl} size={168} title={t('wechat.code')} bgColor="transparent" fgColor="currentColor" />
      <Hint>{t('wechat.hint')}</Hint>
      <UrlInput aria-label={t('wechat.link')} readOnly value={pageUrl} onFocus={(event) => event.target.select()} />
      <Actions>
        <OutlinedButton type="button" onClick={copy}>
          {t('wechat.copy')}
        </OutlinedButton>
        <OutlinedButton as="a" href="weixin://">
          {t('wechat.open')}
        </OutlinedButton>
      </Actions>
      <p role="status">{copyResult && t(`wechat.copy-${copyResult}`)}</p>
    </Dialog>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { WeChatSlot } from '@/components/ui/WeChatSlot';
import { useContent } from '@/contexts/ContentContext';
import { usePopup } from '@/contexts/PopupContext';
import { track } from '@/lib/browser/analytics/track';
import { buildCopiedText, buildMailtoUrl, copyText, type SharedPage } from '@/lib/browser/share';
import { localeTable } from '@/lib/i18n/locales';
import type { JobDetails } from '@/lib/model/job';
import { media } from '@/styles/breakpoints';
import { plainLink } from '@/styles/mixins';

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), auto));
  gap: 0 var(--space-5);
  justify-content: start;
  font-size: var(--size-small);

  ${media.tablet} {
    grid-template-columns: repeat(4, auto);
  }

  ${media.desktop} {
    grid-template-columns: auto;
  }

  a,
  button {
    min-block-size: var(--control);
    display: flex;
    align-items: center;
    gap: var(--space-2);
    text-align: start;
    ${plainLink}
  }

  svg {
    flex: none;
  }

  p {
    grid-column: 1 / -1;
  }
`;

interface JobActionsProps {
  job: Pick<JobDetails, 'jobId' | 'hasPdf'>;
  page: SharedPage;
}

/** The buttons and links to download and share an offer. If the link cannot be copied, the WeChat popup shows it. */
export function JobActions({ job: { jobId, hasPdf }, page }: JobActionsProps) {
  const { t } = useTranslation('jobs');
  const { locale } = useContent();
  const { open } = usePopup();
  const [isCopied, setIsCopied] = useState(false);

  const copyPage = async () => {
    track('Share', 'Click content', jobId);
    const succeeded = await copyText(buildCopiedText(page));
    setIsCopied(succeeded);
    if (!succeeded) open({ name: 'wechat', props: {} });
  };
  const shareOnWeChat = () => {
    track('Share', 'Click content', jobId);
    open({ name: 'wechat', props: {} });
  };
  return (
    <Actions role="group" aria-label={t('offer.share')} data-no-print>
      {hasPdf && (
        <a
          href={`/api/download-job-offer/?jobId=${jobId}&locale=${locale}`}
          download=""
          target="_blank"
          rel="noopener"
          onClick={() => track('Job description', 'Download', jobId)}
        >
          <Icon name="download" /> {t('offer.download')}
          <VisuallyHidden> {t('link.newTab', { ns: 'common' })}</VisuallyHidden>
        </a>
      )}
      <button type="button" data-needs-script onClick={copyPage}>
        <Icon name="share" /> {t('offer.share-copy')}
      </button>
      <a href={buildMailtoUrl(page)} onClick={() => track('Share', 'Click content', jobId)}>
        <Icon name="mail" /> {t('offer.share-email')}
      </a>
      <WeChatSlot $onDesktop={localeTable[locale].wechatOnDesktop} data-needs-script>
        <button type="button" onClick={shareOnWeChat}>
          <Icon name="wechat" /> {t('wechat.name', { ns: 'common' })}
        </button>
      </WeChatSlot>
      <p role="status">{isCopied && t('offer.share-copied')}</p>
    </Actions>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Sections } from '@/components/sections/Sections';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { ButtonLink } from '@/components/ui/TextButton';
import type { PopupProps } from '@/contexts/PopupContext';
import { useCloseOnBack } from '@/hooks/useCloseOnBack';
import { useOverlayPage } from '@/hooks/useOverlayPage';
import type { OverlayPage } from '@/lib/model/page';
import { container, lead, pageTitle } from '@/styles/mixins';

const Text = styled.div`
  ${container}

  h1 {
    max-inline-size: 22ch;
    ${pageTitle}
  }

  h1:focus {
    outline: none;
  }

  h1 + p {
    margin-block-start: var(--space-5);
    ${lead}
  }

  > a {
    margin-block: var(--space-7);
  }
`;

/** Returns the title and text at the top of a page: from the hero's first slide, or the page's title. */
const getIntro = ({ pageTitle, sections: [first] }: OverlayPage): { title: string; text?: string } =>
  (first?.type === 'hero' && first.slides[0]) || { title: pageTitle };

/** Shows a page of this site in a popup over the current page. The back button closes it. */
export function OverlayPopup({ href, label, onClose }: PopupProps['overlay'] & { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const page = useOverlayPage(href);
  useCloseOnBack(onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (page) heading.current?.focus();
  }, [page]);
  const { title, text } = page ? getIntro(page) : { title: label };

  return (
    <Dialog label={title} layout="sheet" onClose={onClose}>
      <Text>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text && <p>{text}</p>}
        {!page && <p role="status">{page === null ? t('overlay.error') : t('overlay.loading')}</p>}
      </Text>
      {page && <Sections sections={page.sections.filter(({ type }) => type !== 'hero')} accent={page.accent} />}
      <Text>
        <ButtonLink href={href}>
          {t('overlay.open')}
          <Icon name="next" size={18} />
        </ButtonLink>
      </Text>
    </Dialog>
  );
}

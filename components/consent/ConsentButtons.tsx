import type { TFunction } from 'i18next';
import styled from 'styled-components';
import { answerConsent, consentCategories } from '@/lib/browser/consent';
import { label, onInk } from '@/styles/mixins';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;

const Choice = styled.button`
  ${label}
  min-block-size: 3rem;
  padding: var(--space-2) var(--space-3);
  border: 1px solid currentcolor;

  &:hover {
    ${onInk}
  }
`;

/** Two equally prominent buttons: reject everything that is not necessary, or accept everything. */
export function ConsentButtons({ t, onAnswer }: { t: TFunction; onAnswer?: () => void }) {
  const saveAnswer = (categories: typeof consentCategories | []) => {
    answerConsent(categories);
    onAnswer?.();
  };
  return (
    <Pair>
      <Choice type="button" onClick={() => saveAnswer([])}>
        {t('reject')}
      </Choice>
      <Choice type="button" onClick={() => saveAnswer(consentCategories)}>
        {t('accept')}
      </Choice>
    </Pair>
  );
}

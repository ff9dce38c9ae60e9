import type { TFunction } from 'i18next';
import styled from 'styled-components';
import { OutlinedButton } from '@/components/ui/TextButton';
import { answerConsent, consentCategories } from '@/lib/browser/consent';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;

/** Two equally prominent buttons: reject everything that is not necessary, or accept everything. */
export function ConsentButtons({ t, onAnswer }: { t: TFunction; onAnswer?: () => void }) {
  const saveAnswer = (categories: typeof consentCategories | []) => {
    answerConsent(categories);
    onAnswer?.();
  };
  return (
    <Pair>
      <OutlinedButton type="button" onClick={() => saveAnswer([])}>
        {t('reject')}
      </OutlinedButton>
      <OutlinedButton type="button" onClick={() => saveAnswer(consentCategories)}>
        {t('accept')}
      </OutlinedButton>
    </Pair>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { ConsentButtons } from '@/components/consent/ConsentButtons';
import { Dialog } from '@/components/ui/Dialog';
import { Submit } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { answerConsent, consentCategories, hasConsent } from '@/lib/browser/consent';
import { lineAbove, lineBelow } from '@/styles/mixins';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  h2 {
    font-size: var(--size-heading);
  }

  p {
    font-size: var(--size-detail);
    line-height: 1.5;
  }
`;

const Categories = styled.ul`
  ${lineBelow}

  li {
    padding-block: var(--space-4);
    ${lineAbove}
  }

  label {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-4);
    min-block-size: var(--control);
    font: var(--weight-heading) var(--size-name) / 1.2 var(--font-display);
  }

  input {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }

  p {
    color: var(--muted);
  }
`;

/** The consent categories, each with its own checkbox. Optional ones are checked only if the visitor has consented. */
export function CookieOptions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('consent');
  const { cookiesPage } = useContent();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checkedCategories = new FormData(event.currentTarget).getAll('category');
    answerConsent(consentCategories.filter((category) => checkedCategories.includes(category)));
    onClose();
  };
  const title = t('footer.cookieOptions', { ns: 'common' });
  return (
    <Dialog label={title} layout="card" onClose={onClose}>
      <Form onSubmit={save}>
        <h2>{title}</h2>
        <p>
          {t('dialog.text')} {cookiesPage && <a href={cookiesPage}>{t('more')}</a>}
        </p>
        <Categories>
          {(['necessary', ...consentCategories] as const).map((category) => {
            const isNecessary = category === 'necessary';
            return (
              <li key={category}>
                <label>
                  <input
                    type="checkbox"
                    name="category"
                    value={category}
                    disabled={isNecessary}
                    defaultChecked={isNecessary || hasConsent(category)}
                    aria-describedby={`consent-${category}`}
                  />
                  {t(`${category}.title`)}
                </label>
                <p id={`consent-${category}`}>{t(`${category}.text`)}</p>
              </li>
            );
          })}
        </Categories>
        <Submit type="submit">{t('save')}</Submit>
        <ConsentButtons t={t} onAnswer={onClose} />
      </Form>
    </Dialog>
  );
}

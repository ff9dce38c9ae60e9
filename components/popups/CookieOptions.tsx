import type { FormEvent } from 'react';
import { AllOrNothing } from '@/components/consent/AllOrNothing';
import { Dialog } from '@/components/ui/Dialog';
import { useContent } from '@/contexts/ContentContext';
import { useLateStrings } from '@/hooks/useLateStrings';
import { answerConsent, consentCategories, hasConsent } from '@/lib/browser/consent';
import { Categories, Form, Save } from './CookieOptions.styles';

/** The consent categories, each with its own checkbox. Optional ones are checked only if the visitor has consented. */
export function CookieOptions({ onClose }: { onClose: () => void }) {
  const t = useLateStrings('consent');
  const { cookiesPage } = useContent();
  if (!t) return null;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('category');
    answerConsent(consentCategories.filter((category) => ticked.includes(category)));
    onClose();
  };
  return (
    <Dialog label={t('dialog.title')} layout="card" onClose={onClose}>
      <Form onSubmit={save}>
        <h2>{t('dialog.title')}</h2>
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
        <Save type="submit">{t('save')}</Save>
        <AllOrNothing t={t} onAnswer={onClose} />
      </Form>
    </Dialog>
  );
}

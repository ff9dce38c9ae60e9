import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import type { PopupProps } from '@/contexts/PopupContext';
import { type AlertField, useJobAlert } from '@/hooks/useJobAlert';
import { track } from '@/lib/analytics/track';
import { Consent, Criteria, Form, Problem, Submit } from './JobAlertPopup.styles';

const frequencies = ['daily', 'weekly'] as const;

/** Asks for an alert: where to, how often, and whether we may. What was typed stays until it has been stored. */
export function JobAlertPopup({ criteria, summary, onClose }: PopupProps['jobAlert'] & { onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { locale, privacyPage, recaptchaSiteKey } = useContent();
  const { status, problem, fields, send } = useJobAlert(recaptchaSiteKey);
  const [missing, setMissing] = useState<AlertField[]>([]);
  const [email, setEmail] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);
  const wrong = (field: AlertField) => missing.includes(field) || fields.includes(field);
  const firstWrong = (['email', 'consent'] as const).find(wrong);

  useEffect(() => {
    if (status === 'done') outcome.current?.focus();
    else if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
  }, [status, firstWrong]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending') return;
    const { elements } = event.currentTarget;
    const input = (name: string) => elements.namedItem(name) as HTMLInputElement;
    const invalid = (['email', 'consent'] as const).filter((name) => !input(name).checkValidity());
    setMissing(invalid);
    if (invalid[0]) return input(invalid[0]).focus();
    track('Job offers', 'Form validation');
    const frequency = new FormData(event.currentTarget).get('frequency') === 'daily' ? 'daily' : 'weekly';
    if (await send({ email, frequency, criteria, consent: true, locale }))
      track('Job offers', 'Job alert validation', frequency);
  };

  if (status === 'done')
    return (
      <Dialog label={t('alert.title')} layout="card" onClose={onClose}>
        <Form as="div">
          <h2 ref={outcome} tabIndex={-1}>
            {t('alert.done-title')}
          </h2>
          <p role="status">{t('alert.done', { email })}</p>
          <Submit type="button" onClick={onClose}>
            {t('alert.close')}
          </Submit>
        </Form>
      </Dialog>
    );

  return (
    <Dialog label={t('alert.title')} layout="card" onClose={onClose}>
      <Form ref={form} noValidate onSubmit={submit}>
        <h2>{t('alert.title')}</h2>
        <p>{t('alert.intro')}</p>
        <div>
          <h3>{t('alert.criteria')}</h3>
          <Criteria>
            {(summary.length > 0 ? [...new Set(summary)] : [t('alert.criteria-all')]).map((part) => (
              <li key={part}>{part}</li>
            ))}
          </Criteria>
        </div>
        <div>
          <label htmlFor="alert-email">{t('alert.email')}</label>
          <input
            id="alert-email"
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            aria-invalid={wrong('email')}
            aria-describedby="alert-email-problem"
          />
          <Problem id="alert-email-problem">{wrong('email') && t('alert.error-email')}</Problem>
        </div>
        <fieldset>
          <legend>{t('alert.frequency')}</legend>
          {frequencies.map((frequency) => (
            <label key={frequency}>
              <input type="radio" name="frequency" value={frequency} defaultChecked={frequency === 'weekly'} />
              {t(`alert.frequency-${frequency}`)}
            </label>
          ))}
        </fieldset>
        <div>
          <Consent>
            <input
              type="checkbox"
              name="consent"
              required
              aria-invalid={wrong('consent')}
              aria-describedby="alert-consent-problem"
            />
            <span>{t('alert.consent')}</span>
          </Consent>
          <a href={privacyPage} target="_blank" rel="noopener">
            {t('alert.privacy')}
            <VisuallyHidden> {t('link.newTab', { ns: 'common' })}</VisuallyHidden>
          </a>
          <Problem id="alert-consent-problem">{wrong('consent') && t('alert.error-consent')}</Problem>
        </div>
        <Problem role="alert">{problem && t(`alert.error-${problem}`)}</Problem>
        <Submit type="submit" aria-disabled={status === 'sending'}>
          {status === 'sending' ? t('alert.sending') : problem ? t('alert.retry') : t('alert.submit')}
        </Submit>
      </Form>
    </Dialog>
  );
}

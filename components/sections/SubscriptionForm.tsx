import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { Consent } from '@/components/forms/Consent';
import { CountryField } from '@/components/forms/CountryField';
import { Field } from '@/components/forms/Field';
import { Problem, Submit } from '@/components/forms/Form.styles';
import { useContent } from '@/contexts/ContentContext';
import { useGuardedForm } from '@/hooks/useGuardedForm';
import { useWrongFields } from '@/hooks/useWrongFields';
import { track } from '@/lib/analytics/track';
import { localeTable } from '@/lib/i18n/locales';
import type { Section } from '@/lib/model/section';
import type { Subscription } from '@/lib/model/subscription';
import { Fields, Frame, Invitation, Outcome, Pair } from './SubscriptionForm.styles';

const inputs = {
  firstName: { type: 'text', autoComplete: 'given-name', maxLength: 100 },
  lastName: { type: 'text', autoComplete: 'family-name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  media: { type: 'text', autoComplete: 'organization', maxLength: 100 },
} as const;
type Input = keyof typeof inputs;
type Name = Input | 'country' | 'consent';

/** Asks who wants to be written to, and whether we may. What was typed stays until it has been stored. */
export function SubscriptionForm(section: Section<'subscription-form'>) {
  const { anchor, title, text, list, email: office, countries } = section;
  const { t } = useTranslation('subscriptions');
  const { locale, recaptchaSiteKey: siteKey } = useContent();
  const [sentTo, setSentTo] = useState('');
  const ofPress = list === 'press';
  const fullName: Input[] = localeTable[locale].familyNameFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  const names: Name[] = [...fullName, 'email', ...(ofPress ? (['media', 'country'] as const) : []), 'consent'];
  const url = `/api/${list}-subscription/`;
  const state = useGuardedForm<Subscription, Name>({ url, action: 'subscription', names, success: 204, siteKey });
  const { status, problem, send } = state;
  const { form, outcome, isWrong, check, recheck } = useWrongFields(names, state);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending' || !check(event.currentTarget)) return;
    track('Content', 'Form validation', list);
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Subscription;
    setSentTo(typed.email);
    send({ ...typed, consent: true, locale });
  };
  const problemOf = (name: Name) => isWrong(name) && t(`form.error-${name}`);
  const field = (name: Input) => (
    <Field key={name} {...inputs[name]} name={name} label={t(`form.${name}`)} problem={problemOf(name)} />
  );

  return (
    <Frame id={anchor}>
      <Invitation>
        <h2>{title}</h2>
        <p>{text}</p>
      </Invitation>
      <noscript>
        <p>
          {t('form.no-script')} <a href={`mailto:${office}`}>{office}</a>
        </p>
      </noscript>
      {status === 'done' ? (
        <Outcome>
          <h3 ref={outcome} tabIndex={-1}>
            {t('form.done-title')}
          </h3>
          <p role="status">{t('form.done', { email: sentTo })}</p>
        </Outcome>
      ) : (
        // Before the scripts have come, a form of this method sends nothing, and no address shows what was typed.
        <Fields
          ref={form}
          method="dialog"
          noValidate
          data-needs-script
          data-no-print
          onSubmit={submit}
          onChange={recheck}
        >
          <p>{t('form.required')}</p>
          <Pair>{fullName.map(field)}</Pair>
          {field('email')}
          {ofPress && (
            <Pair>
              {field('media')}
              <CountryField
                label={t('form.country')}
                choose={t('form.choose')}
                countries={countries}
                problem={problemOf('country')}
              />
            </Pair>
          )}
          <Consent label={t(`form.consent-${list}`)} privacy={t('form.privacy')} problem={problemOf('consent')} />
          <Problem role="alert">{problem && t(`form.error-${problem}`)}</Problem>
          <Submit type="submit" aria-disabled={status === 'sending'}>
            {status === 'sending' ? t('form.sending') : t(`form.${problem ? 'retry' : 'submit'}`)}
          </Submit>
        </Fields>
      )}
    </Frame>
  );
}

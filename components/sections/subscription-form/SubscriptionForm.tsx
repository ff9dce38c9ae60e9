import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/forms/Field';
import { Pair } from '@/components/forms/Form';
import { GuardedForm } from '@/components/forms/GuardedForm';
import { SelectField } from '@/components/forms/SelectField';
import { useContent } from '@/contexts/ContentContext';
import { localeTable } from '@/lib/i18n/locales';
import type { Section } from '@/lib/model/section';
import type { Subscription } from '@/lib/model/subscription';

const inputProps = {
  firstName: { type: 'text', autoComplete: 'given-name', maxLength: 100 },
  lastName: { type: 'text', autoComplete: 'family-name', maxLength: 100 },
  email: { type: 'email' },
  media: { type: 'text', autoComplete: 'organization', maxLength: 100 },
} as const;
type InputName = keyof typeof inputProps;
type FieldName = InputName | 'country';

/** The form to subscribe to a mailing list. The `press` list also asks for media and country. */
export default function SubscriptionForm(section: Section<'subscription-form'>) {
  const { list, countries } = section;
  const { t } = useTranslation('subscriptions');
  const { locale } = useContent();
  const isPress = list === 'press';
  const nameFields: InputName[] = localeTable[locale].familyNameFirst
    ? ['lastName', 'firstName']
    : ['firstName', 'lastName'];

  return (
    <GuardedForm<Subscription, FieldName>
      section={section}
      namespace="subscriptions"
      url={`/api/${list}-subscription/`}
      action="subscription"
      names={[...nameFields, 'email', ...(isPress ? (['media', 'country'] as const) : [])]}
      success={204}
      consent={t(`form.consent-${list}`)}
      label={list}
      isConfirmedByEmail
      successMessage={({ email }) => t('form.done', { email })}
    >
      {(getFieldProps) => {
        const renderField = (name: InputName) => <Field key={name} {...inputProps[name]} {...getFieldProps(name)} />;
        return (
          <>
            <Pair>{nameFields.map(renderField)}</Pair>
            {renderField('email')}
            {isPress && (
              <Pair>
                {renderField('media')}
                <SelectField
                  {...getFieldProps('country')}
                  autoComplete="country"
                  options={countries.map(({ code, name }) => ({ key: code, label: name }))}
                />
              </Pair>
            )}
          </>
        );
      }}
    </GuardedForm>
  );
}

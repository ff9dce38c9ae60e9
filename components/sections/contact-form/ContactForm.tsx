import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/forms/Field';
import { Pair } from '@/components/forms/Form';
import { GuardedForm } from '@/components/forms/GuardedForm';
import { SelectField } from '@/components/forms/SelectField';
import type { ContactMessage } from '@/lib/model/message';
import type { Section } from '@/lib/model/section';

const fieldNames = ['name', 'email', 'subject', 'message'] as const;
type FieldName = (typeof fieldNames)[number];

/** The contact form. Each subject is handled by its own team. */
export default function ContactForm(section: Section<'contact-form'>) {
  const { t } = useTranslation('contact');
  const template = section.message?.trim();
  const checkMessage = (field: HTMLInputElement | null) =>
    field?.setCustomValidity(template && field.value.trim() === template ? t('form.error-template') : '');
  return (
    <GuardedForm<ContactMessage, FieldName>
      section={section}
      namespace="contact"
      url="/api/contact-message/"
      action="contact"
      names={fieldNames}
      success={204}
      consent={t('form.consent')}
      label="contact"
      successMessage={({ email, subject }) =>
        subject === 'visit' ? t('form.done-visit', { email }) : t('form.done', { email })
      }
    >
      {(getFieldProps) => {
        const message = getFieldProps('message');
        return (
          <>
            <Pair>
              <Field {...getFieldProps('name')} autoComplete="name" maxLength={100} />
              <Field {...getFieldProps('email')} type="email" />
            </Pair>
            <SelectField {...getFieldProps('subject')} options={section.subjects} defaultValue={section.subject} />
            <Field
              key={section.message}
              {...message}
              problem={message.problem && (template ? t('form.error-template') : message.problem)}
              ref={checkMessage}
              onChange={({ target }) => checkMessage(target)}
              as="textarea"
              rows={6}
              maxLength={5000}
              defaultValue={section.message}
            />
          </>
        );
      }}
    </GuardedForm>
  );
}

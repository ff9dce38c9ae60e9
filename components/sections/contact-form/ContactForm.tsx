import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Field } from '@/components/forms/Field';
import { Pair } from '@/components/forms/Form';
import { GuardedForm } from '@/components/forms/GuardedForm';
import { SelectField } from '@/components/forms/SelectField';
import { getFirstVisitDay } from '@/lib/i18n/visit-days';
import type { ContactMessage } from '@/lib/model/message';
import type { Section } from '@/lib/model/section';
import { visitSubject } from '@/lib/shared/constants';

const dayNames = ['day', 'otherDay'] as const;
type FieldName = 'name' | 'email' | 'subject' | 'message' | (typeof dayNames)[number];

/** Sets the first day in the browser, because pages are cached. */
const limitDay = (field: HTMLInputElement | null) => {
  if (field) field.min = getFirstVisitDay(new Date());
};

/** The contact form. Each subject is handled by its own team; a request for a visit has two possible days. */
export default function ContactForm(section: Section<'contact-form'>) {
  const { t } = useTranslation('contact');
  const [subject, setSubject] = useState(section.subject);
  const shownDays = subject === visitSubject ? dayNames : [];
  const template = section.message?.trim();
  const checkMessage = (field: HTMLInputElement | null) =>
    field?.setCustomValidity(template && field.value.trim() === template ? t('form.error-template') : '');
  return (
    <GuardedForm<ContactMessage, FieldName>
      section={section}
      namespace="contact"
      url="/api/contact-message/"
      action="contact"
      names={['name', 'email', 'subject', ...shownDays, 'message']}
      success={204}
      consent={t('form.consent')}
      label="contact"
      successMessage={({ email }) =>
        subject === visitSubject ? t('form.done-visit', { email }) : t('form.done', { email })
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
            <SelectField
              {...getFieldProps('subject')}
              options={section.subjects}
              defaultValue={section.subject}
              onChange={({ target }) => setSubject(target.value)}
            />
            {shownDays.length > 0 && (
              <Pair>
                {shownDays.map((name) => (
                  <Field key={name} {...getFieldProps(name)} type="date" ref={limitDay} />
                ))}
              </Pair>
            )}
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

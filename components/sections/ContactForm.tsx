import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/forms/Field';
import { GuardedForm } from '@/components/forms/GuardedForm';
import { Pair } from '@/components/forms/GuardedForm.styles';
import { SelectField } from '@/components/forms/SelectField';
import type { ContactMessage } from '@/lib/model/message';
import type { Section } from '@/lib/model/section';

const names = ['name', 'email', 'subject', 'message'] as const;

/** The contact form. Each subject is handled by its own team. */
export function ContactForm(section: Section<'contact-form'>) {
  const { t } = useTranslation('contact');
  return (
    <GuardedForm<ContactMessage, (typeof names)[number]>
      section={section}
      namespace="contact"
      url="/api/contact-message/"
      action="contact"
      names={names}
      success={204}
      consent={t('form.consent')}
      label="contact"
      done={({ email }) => t('form.done', { email })}
    >
      {(problemOf) => (
        <>
          <Pair>
            <Field name="name" autoComplete="name" maxLength={100} label={t('form.name')} problem={problemOf('name')} />
            <Field
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              label={t('form.email')}
              problem={problemOf('email')}
            />
          </Pair>
          <SelectField
            name="subject"
            label={t('form.subject')}
            choose={t('form.choose')}
            options={section.subjects}
            problem={problemOf('subject')}
          />
          <Field
            as="textarea"
            name="message"
            rows={6}
            maxLength={5000}
            label={t('form.message')}
            problem={problemOf('message')}
          />
        </>
      )}
    </GuardedForm>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/forms/Field';
import { GuardedForm } from '@/components/forms/GuardedForm';
import { Pair } from '@/components/forms/GuardedForm.styles';
import { SelectField } from '@/components/forms/SelectField';
import type { ContactMessage } from '@/lib/model/message';
import type { Section } from '@/lib/model/section';

const names = ['name', 'email', 'subject', 'message'] as const;
type Name = (typeof names)[number];

/** The contact form. Each subject is handled by its own team. */
export function ContactForm(section: Section<'contact-form'>) {
  const { t } = useTranslation('contact');
  return (
    <GuardedForm<ContactMessage, Name>
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
      {(problemOf) => {
        const field = (name: Name) => ({ name, label: t(`form.${name}`), problem: problemOf(name) });
        return (
          <>
            <Pair>
              <Field {...field('name')} autoComplete="name" maxLength={100} />
              <Field {...field('email')} type="email" autoComplete="email" maxLength={254} />
            </Pair>
            <SelectField {...field('subject')} choose={t('form.choose')} options={section.subjects} />
            <Field {...field('message')} as="textarea" rows={6} maxLength={5000} />
          </>
        );
      }}
    </GuardedForm>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/forms/Field';
import { GuardedForm } from '@/components/forms/GuardedForm';
import { Pair } from '@/components/forms/GuardedForm.styles';
import { SelectField } from '@/components/forms/SelectField';
import type { Report, ReportAnswer } from '@/lib/model/message';
import type { Section } from '@/lib/model/section';
import { reportCategories } from '@/lib/shared/constants';

const names = ['category', 'place', 'time', 'facts', 'name', 'email'] as const;

/** The form for ethics reports, with or without a name. No analytics events are sent. */
export function ReportForm(section: Section<'report-form'>) {
  const { t } = useTranslation('report');
  return (
    <GuardedForm<Report, (typeof names)[number], ReportAnswer>
      section={section}
      namespace="report"
      url="/api/ethics-report/"
      action="report"
      names={names}
      success={200}
      consent={t('form.consent')}
      done={(_, { reference }) => t('form.done', { reference })}
    >
      {(problemOf) => (
        <>
          <SelectField
            name="category"
            label={t('form.category')}
            choose={t('form.choose')}
            options={reportCategories.map((key) => ({ key, label: t(`form.category-${key}`) }))}
            problem={problemOf('category')}
          />
          <Pair>
            <Field name="place" maxLength={200} label={t('form.place')} problem={problemOf('place')} />
            <Field name="time" maxLength={200} label={t('form.time')} problem={problemOf('time')} />
          </Pair>
          <Field
            as="textarea"
            name="facts"
            rows={8}
            maxLength={8000}
            label={t('form.facts')}
            problem={problemOf('facts')}
          />
          <Pair>
            <Field
              name="name"
              required={false}
              autoComplete="name"
              maxLength={100}
              label={t('form.name-optional')}
              problem={problemOf('name')}
            />
            <Field
              type="email"
              name="email"
              required={false}
              autoComplete="email"
              maxLength={254}
              label={t('form.email-optional')}
              problem={problemOf('email')}
            />
          </Pair>
        </>
      )}
    </GuardedForm>
  );
}

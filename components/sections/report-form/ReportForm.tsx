import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/forms/Field';
import { Pair } from '@/components/forms/Form';
import { GuardedForm } from '@/components/forms/GuardedForm';
import { SelectField } from '@/components/forms/SelectField';
import type { EthicsReport, ReportResponse } from '@/lib/model/message';
import type { Section } from '@/lib/model/section';
import { reportCategories } from '@/lib/shared/constants';

const fieldNames = ['category', 'place', 'time', 'facts', 'name', 'email'] as const;
type FieldName = (typeof fieldNames)[number];

/** The form for ethics reports, with or without a name. No analytics events are sent. */
export default function ReportForm(section: Section<'report-form'>) {
  const { t } = useTranslation('report');
  return (
    <GuardedForm<EthicsReport, FieldName, ReportResponse>
      section={section}
      namespace="report"
      url="/api/ethics-report/"
      action="report"
      names={fieldNames}
      success={200}
      consent={t('form.consent')}
      successMessage={(_, { reference }) => t('form.done', { reference })}
    >
      {(getFieldProps) => (
        <>
          <SelectField
            {...getFieldProps('category')}
            options={reportCategories.map((key) => ({ key, label: t(`form.category-${key}`) }))}
          />
          <Pair>
            <Field {...getFieldProps('place')} maxLength={200} />
            <Field {...getFieldProps('time')} maxLength={200} />
          </Pair>
          <Field {...getFieldProps('facts')} as="textarea" rows={8} maxLength={8000} />
          <Pair>
            <Field {...getFieldProps('name', 'name-optional')} required={false} autoComplete="name" maxLength={100} />
            <Field {...getFieldProps('email', 'email-optional')} type="email" required={false} />
          </Pair>
        </>
      )}
    </GuardedForm>
  );
}

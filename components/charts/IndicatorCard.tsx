import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import type { Indicator } from '@/lib/model/dashboard';
import { IndicatorBars } from './IndicatorBars';
import { Card, Figure, Note, Progress } from './IndicatorCard.styles';

/** The card of an indicator: its latest figure, its development over the years, and its progress towards the target. */
export function IndicatorCard({ label, unit, note, series, target, progress }: Indicator) {
  const { t } = useTranslation('dashboard');
  const last = series.at(-1);
  return (
    <Card>
      <h3>{label}</h3>
      <Figure>
        <b>{last?.text}</b>{' '}
        <span>
          {unit} <span>{t('inYear', { year: last?.year })}</span>
        </span>
      </Figure>
      <IndicatorBars series={series} target={target} />
      {progress && (
        <Progress style={{ '--part': progress.part } as CSSProperties}>
          {t('progress', { progress: progress.text })}
        </Progress>
      )}
      {note && <Note>{note}</Note>}
    </Card>
  );
}

import { describe, expect, it, vi } from 'vitest';
import { cms } from '../../upstreams/cms';
import { loadDashboardPage } from './dashboards';

const en = { locale: 'en', draft: false } as const;

/** The progress of a figure that started at 100, is now `currentValue`, and has the target `targetValue`. */
const loadProgress = async (targetValue: number, currentValue: number) => {
  const series = [100, currentValue].map((value, index) => ({ year: 2024 + index, value }));
  const indicator = { id: 'a', label: 'A', unit: '', decimals: 0, note: null, series };
  const target = { year: 2030, value: targetValue };
  const dashboard = { title: '', intro: '', takeaway: null, indicators: [{ ...indicator, target }] };
  vi.spyOn(cms, 'dashboard').mockResolvedValue(dashboard);
  return (await loadDashboardPage(en, 'any', 0))?.indicators[0]?.progress;
};

describe('the progress to a target', () => {
  it('is the covered part of the distance, upwards and downwards', async () => {
    expect(await loadProgress(200, 150)).toEqual({ part: 0.5, text: '50%' });
    expect(await loadProgress(20, 80)).toEqual({ part: 0.25, text: '25%' });
  });

  it('is 0 after setbacks, and 1 beyond the target', async () => {
    expect(await loadProgress(200, 90)).toEqual({ part: 0, text: '0%' });
    expect(await loadProgress(200, 240)).toEqual({ part: 1, text: '100%' });
  });

  it('is unknown if the start equals the target', async () => {
    expect(await loadProgress(100, 100)).toBeNull();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { cms } from '../../upstreams/cms';
import { dashboardPage } from './dashboards';

const en = { locale: 'en', draft: false } as const;

/** The progress of a figure that started at 100, is now `now`, and has the target `wanted`. */
const progressTo = async (targetValue: number, currentValue: number) => {
  const series = [100, currentValue].map((value, index) => ({ year: 2024 + index, value }));
  const indicator = { id: 'a', label: 'A', unit: '', decimals: 0, note: null, series };
  const target = { year: 2030, value: targetValue };
  vi.spyOn(cms, 'dashboard').mockResolvedValue({ title: '', intro: '', indicators: [{ ...indicator, target }] });
  return (await dashboardPage(en, 'any', 0))?.indicators[0]?.progress;
};

describe('the progress to a target', () => {
  it('is the part of the way, upwards and downwards', async () => {
    expect(await progressTo(200, 150)).toEqual({ part: 0.5, text: '50%' });
    expect(await progressTo(20, 80)).toEqual({ part: 0.25, text: '25%' });
  });

  it('is 0 after setbacks, and 1 beyond the target', async () => {
    expect(await progressTo(200, 90)).toEqual({ part: 0, text: '0%' });
    expect(await progressTo(200, 240)).toEqual({ part: 1, text: '100%' });
  });

  it('is unknown if the start equals the target', async () => {
    expect(await progressTo(100, 100)).toBeNull();
  });
});

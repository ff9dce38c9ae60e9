import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFakeClock } from '@/tests/support/render';
import { whenIdle } from './when-idle';

const pageIs = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(['with', 'without'])('%s idle callbacks', (kind) => {
  const setUp = () => {
    useFakeClock();
    const idle = vi.fn((action: () => void) => window.setTimeout(action, 10));
    vi.stubGlobal('requestIdleCallback', kind === 'with' ? idle : undefined);
    vi.stubGlobal('cancelIdleCallback', kind === 'with' ? window.clearTimeout : undefined);
    return vi.fn();
  };

  it('runs once a loaded page is idle', () => {
    const action = setUp();
    pageIs('complete');
    whenIdle(action);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('waits for the page to load', () => {
    const action = setUp();
    pageIs('interactive');
    whenIdle(action);
    vi.advanceTimersByTime(1000);
    expect(action).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(10);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it.each(['complete', 'interactive'] as const)('can be cancelled while the page is %s', (state) => {
    const action = setUp();
    pageIs(state);
    whenIdle(action)();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    expect(action).not.toHaveBeenCalled();
  });
});

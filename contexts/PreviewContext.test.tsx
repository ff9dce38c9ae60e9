import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PreviewProvider, usePreview } from './PreviewContext';

it.each([true, false])('reports whether drafts are shown: %s', (isPreview) => {
  const { result } = renderHook(usePreview, {
    wrapper: ({ children }) => <PreviewProvider isPreview={isPreview}>{children}</PreviewProvider>,
  });
  expect(result.current).toBe(isPreview);
});

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(usePreview)).toThrow(new Error('usePreview must be used within its PreviewProvider'));
});

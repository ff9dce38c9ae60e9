import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildSiteContent } from '@/tests/support/site-content';
import { ContentProvider, useContent } from './ContentContext';

it('provides the content of its provider', () => {
  const content = buildSiteContent({ titleSuffix: 'Elsewhere' });
  const { result } = renderHook(useContent, {
    wrapper: ({ children }) => <ContentProvider content={content}>{children}</ContentProvider>,
  });
  expect(result.current).toBe(content);
});

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useContent)).toThrow(new Error('useContent must be used within its ContentProvider'));
});

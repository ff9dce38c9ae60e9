import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeRoute, fakeRouter, siteAround } from '@/tests/support/render';
import { film } from '@/tests/support/site-content';
import { usePopup } from './PopupContext';

const renderPopup = () => {
  const router = fakeRouter();
  const { result } = renderHook(usePopup, { wrapper: siteAround({ router }) });
  return { result, router };
};

it('knows which popup is open', () => {
  const { result } = renderPopup();
  expect(result.current).toMatchObject({ isOpen: false, active: null });
  act(() => result.current.open({ name: 'video', props: { video: film() } }));
  expect(result.current).toMatchObject({ isOpen: true, active: { name: 'video', props: { video: film() } } });
});

it('has one popup open at a time', () => {
  const { result } = renderPopup();
  act(() => result.current.open({ name: 'mobileMenu', props: {} }));
  act(() => result.current.open({ name: 'search', props: {} }));
  expect(result.current).toMatchObject({ isOpen: true, active: { name: 'search' } });
  act(() => result.current.close());
  expect(result.current).toMatchObject({ isOpen: false, active: null });
});

it('closes when the visitor leaves for another page', () => {
  const { result, router } = renderPopup();
  act(() => result.current.open({ name: 'search', props: {} }));
  changeRoute(router);
  expect(result.current.isOpen).toBe(false);
});

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(usePopup)).toThrow(new Error('usePopup must be used within its PopupProvider'));
});

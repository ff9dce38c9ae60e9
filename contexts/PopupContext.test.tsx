import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSiteWrapper, fakeRouter, startNavigation } from '@/tests/support/render';
import { testVideo } from '@/tests/support/site-content';
import { type ActivePopup, usePopup } from './PopupContext';

const renderPopup = () => {
  const router = fakeRouter();
  const { result } = renderHook(usePopup, { wrapper: createSiteWrapper({ router }) });
  return { result, router };
};
const search: ActivePopup = { name: 'search', props: {} };
const share: ActivePopup = { name: 'share', props: {} };
/** The names of the popups whose flag is set. */
const listActive = (result: { current: ReturnType<typeof usePopup> }) =>
  (['search', 'share'] as const).filter((name) => result.current.active[name]);

it('opens and closes a popup by a toggle, with a flag for all popups and one of its own', () => {
  const { result } = renderPopup();
  expect(result.current).toMatchObject({ isOpen: false, activePopup: null });
  act(() => result.current.toggle(search));
  expect(result.current).toMatchObject({ isOpen: true, activePopup: search });
  expect(listActive(result)).toEqual(['search']);
  act(() => result.current.toggle(search));
  expect(result.current.isOpen).toBe(false);
  expect(listActive(result)).toEqual([]);
});

it('has one popup open at a time', () => {
  const { result } = renderPopup();
  act(() => result.current.open(share));
  act(() => result.current.toggle(search));
  expect(result.current).toMatchObject({ isOpen: true, activePopup: search });
  expect(listActive(result)).toEqual(['search']);
  act(() => result.current.close());
  expect(result.current).toMatchObject({ isOpen: false, activePopup: null });
});

it('stays open if it is opened again, with the new props', () => {
  const { result } = renderPopup();
  const [silk, steel] = [testVideo({ title: 'Silk' }), testVideo({ title: 'Steel' })];
  act(() => result.current.open({ name: 'video', props: { video: silk } }));
  act(() => result.current.open({ name: 'video', props: { video: steel } }));
  expect(result.current.activePopup).toEqual({ name: 'video', props: { video: steel } });
});

it('closes when the visitor leaves for another page', () => {
  const { result, router } = renderPopup();
  act(() => result.current.open(search));
  startNavigation(router);
  expect(result.current.isOpen).toBe(false);
  expect(listActive(result)).toEqual([]);
});

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(usePopup)).toThrow(new Error('usePopup must be used within its PopupProvider'));
});

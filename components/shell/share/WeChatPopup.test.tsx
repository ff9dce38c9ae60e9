import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { WeChatPopup } from './WeChatPopup';

const renderPopup = () => {
  const { user } = renderWithSite(<WeChatPopup onClose={vi.fn()} />);
  return { user };
};
const getUrlInput = () => screen.getByRole('textbox', { name: t('wechat.link') });
const copyButton = () => screen.getByRole('button', { name: t('wechat.copy') });

it('shows the link of the page and its QR code, and links to WeChat', () => {
  renderPopup();
  expect(screen.getByRole('dialog', { name: t('wechat.title') })).toBeVisible();
  expect(screen.getByRole('img', { name: t('wechat.code') })).toBeVisible();
  expect(getUrlInput()).toHaveValue(window.location.href);
  expect(getUrlInput()).toHaveAttribute('readonly');
  expect(screen.getByRole('link', { name: t('wechat.open') })).toHaveAttribute('href', 'weixin://');
});

it('copies the link, and confirms it', async () => {
  const { user } = renderPopup();
  await user.click(copyButton());
  expect(await screen.findByText(t('wechat.copy-done'))).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

it('says that the link could not be copied', async () => {
  const { user } = renderPopup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(copyButton());
  expect(await screen.findByText(t('wechat.copy-failed'))).toBeVisible();
});

it('selects the link on focus, so that it can be copied manually', async () => {
  const { user } = renderPopup();
  await user.click(getUrlInput());
  const { selectionStart, selectionEnd, value } = getUrlInput() as HTMLInputElement;
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(window.location.href);
});

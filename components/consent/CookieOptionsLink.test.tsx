import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRouter, renderWithSite, t } from '@/tests/support/render';
import { Popups } from '../popups/Popups';
import { CookieOptionsLink } from './CookieOptionsLink';

const renderLink = () => {
  const router = fakeRouter();
  const { user } = renderWithSite(
    <>
      <CookieOptionsLink />
      <Popups />
    </>,
    { router },
  );
  return { user, router, link: screen.getByRole('link', { name: t('footer.cookieOptions') }) };
};

it('opens the cookie options, and regains the focus when they close', async () => {
  const { user, router, link } = renderLink();
  await user.click(link);
  const name = t('footer.cookieOptions');
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(link).toHaveFocus();
});

it('links to the page about cookies for a click that opens a new tab', () => {
  const { link } = renderLink();
  expect(link).toHaveAttribute('href', '/en/cookies/');
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

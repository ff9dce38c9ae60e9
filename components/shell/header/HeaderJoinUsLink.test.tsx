import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getInteractions } from '@/tests/support/interactions';
import { fakeRouter, renderWithSite, t } from '@/tests/support/render';
import { HeaderJoinUsLink } from './HeaderJoinUsLink';

const renderLink = (isCareerPage: boolean) => {
  const router = fakeRouter();
  return { router, ...renderWithSite(<HeaderJoinUsLink isCareerPage={isCareerPage} />, { router }) };
};

it('links to the sign-in of the job board on job pages, in a new tab', async () => {
  const { router, user } = renderLink(true);
  const link = screen.getByRole('link', { name: `Sign in ${t('link.newTab')}` });
  expect(link).toHaveAttribute('href', 'https://jobs.example/sign-in');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(link);
  expect(router.push).not.toHaveBeenCalled();
  expect(getInteractions()).toEqual([['Menu', 'Click sign in', '']]);
});

it('links to the job offers elsewhere', async () => {
  const { router, user } = renderLink(false);
  const link = screen.getByRole('link', { name: 'Join us' });
  expect(link).toHaveAttribute('href', '/en/talents/offers/');
  await user.click(link);
  expect(router.push).toHaveBeenCalledTimes(1);
  expect(getInteractions()).toEqual([['Menu', 'Click join us', '']]);
});

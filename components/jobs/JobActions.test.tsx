import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Popups } from '@/components/popups/Popups';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, jobsT, renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { JobActions } from './JobActions';

const page = {
  url: 'https://halcyre.example/en/talents/offer/europe/watchmaker-j-1/',
  title: 'Watchmaker & gilder, Geneva',
  text: 'Watchmaker at Helvant.',
};

const renderActions = (options: SiteOptions = {}, hasPdf = true) =>
  renderWithSite(
    <>
      <JobActions job={{ jobId: 'J-1', hasPdf }} page={page} />
      <Popups />
    </>,
    options,
  );

const copyButton = () => screen.getByRole('button', { name: jobsT('offer.share-copy') });
const getDownloadLink = () => screen.getByRole('link', { name: `${jobsT('offer.download')} ${t('link.newTab')}` });

it('downloads the offer in the language of the page', async () => {
  const { user } = renderActions();
  expect(getDownloadLink()).toHaveAttribute('href', '/api/download-job-offer/?jobId=J-1&locale=en');
  expect(getDownloadLink()).toHaveAttribute('download');
  await user.click(getDownloadLink());
  expect(getInteractions()).toEqual([['Job description', 'Download', 'J-1']]);
});

it('offers no PDF if there is none', () => {
  renderActions({}, false);
  expect(screen.getByRole('group', { name: jobsT('offer.share') })).toBeVisible();
  expect(screen.queryByRole('link', { name: new RegExp(jobsT('offer.download')) })).toBeNull();
});

it('copies the title, the summary and the address of the page, and confirms it', async () => {
  const { user } = renderActions();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.click(copyButton());
  expect(await navigator.clipboard.readText()).toBe(`${page.title}\n${page.text}\n${page.url}`);
  expect(status).toHaveTextContent(jobsT('offer.share-copied'));
  expect(getInteractions()).toEqual([['Share', 'Click content', 'J-1']]);
});

it('shows the address if it cannot be copied', async () => {
  const { user } = renderActions();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(copyButton());
  expect(await screen.findByRole('textbox', { name: t('wechat.link') })).toBeVisible();
  expect(screen.queryByText(jobsT('offer.share-copied'))).toBeNull();
});

it('opens an email with the title, the summary and the address', async () => {
  const { user } = renderActions();
  const emailLink = screen.getByRole('link', { name: jobsT('offer.share-email') });
  const { protocol, searchParams } = new URL(emailLink.getAttribute('href') ?? '');
  expect(protocol).toBe('mailto:');
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: page.title,
    body: `${page.text}\r\n\r\n${page.url}`,
  });
  await user.click(emailLink);
  expect(getInteractions()).toEqual([['Share', 'Click content', 'J-1']]);
});

it('opens the WeChat popup', async () => {
  const { user } = renderActions({ device: 'mobile' });
  await user.click(screen.getByRole('button', { name: t('wechat.name') }));
  expect(await screen.findByRole('dialog', { name: t('wechat.title') })).toBeVisible();
  expect(getInteractions()).toEqual([['Share', 'Click content', 'J-1']]);
});

it.each([
  ['en', 'mobile', true],
  ['en', 'desktop', false],
  ['cn', 'desktop', true],
] as const)('offers WeChat in %s on %s: %s', (locale, device, isOffered) => {
  renderActions({ content: { locale }, device });
  expect(screen.queryByRole('button', { name: getTranslator(locale)('wechat.name') }) !== null).toBe(isOffered);
});

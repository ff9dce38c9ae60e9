import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { type ActivePopup, usePopup } from '@/contexts/PopupContext';
import { getTranslator, jobsT, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildPicture, buildSpecialEvent, testVideo } from '@/tests/support/site-content';
import { FloatingButtons } from '../shell/FloatingButtons';
import { Header } from '../shell/header/Header';
import { Popups } from './Popups';

const popups: ActivePopup[] = [
  { name: 'search', props: {} },
  { name: 'mobileMenu', props: { isCareerPage: false } },
  { name: 'favourites', props: {} },
  { name: 'share', props: {} },
  { name: 'wechat', props: {} },
  { name: 'jobAlert', props: { criteria: { search: '', facets: {} }, facets: [] } },
  { name: 'jobList', props: { ids: ['J-1'] } },
  { name: 'video', props: { video: testVideo() } },
  { name: 'media', props: { images: [{ image: buildPicture() }], index: 0 } },
  { name: 'eventIntro', props: { event: buildSpecialEvent() } },
  { name: 'overlay', props: { href: '/en/group/profile/', label: 'Our profile' } },
  { name: 'cookieOptions', props: {} },
];
const titles = {
  search: t('search.title'),
  mobileMenu: t('menu.name'),
  favourites: t('favourites.title'),
  share: t('share.title'),
  wechat: t('wechat.title'),
  jobAlert: jobsT('alert.title'),
  jobList: jobsT('list.open'),
  video: testVideo().title,
  media: t('media.title'),
  eventIntro: buildSpecialEvent().videoIntro.title,
  overlay: 'Our profile',
  cookieOptions: t('footer.cookieOptions'),
};

beforeEach(() =>
  server.use(
    http.get('/api/page-in-overlay/', () => delay('infinite')),
    http.post('/api/job-offers/', () => delay('infinite')),
  ),
);

function Openers() {
  const { open } = usePopup();
  return popups.map((popup) => (
    <button type="button" key={popup.name} onClick={() => open(popup)}>
      Open {popup.name}
    </button>
  ));
}

const renderPopups = () => {
  const { user } = renderWithSite(
    <>
      <Openers />
      <Popups />
    </>,
    { device: 'mobile' },
  );
  const opener = (name: string) => screen.getByRole('button', { name: `Open ${name}` });
  return { user, opener };
};

it.each(popups)('opens $name, closes it and gives the focus back', async ({ name }) => {
  const { user, opener } = renderPopups();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(opener(name));
  expect(await screen.findByRole('dialog', { name: titles[name] })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('popup.close') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener(name)).toHaveFocus();
});

it('shows one popup at a time', async () => {
  const { user, opener } = renderPopups();
  await user.click(opener('mobileMenu'));
  await screen.findByRole('dialog', { name: titles.mobileMenu });
  await user.click(screen.getByRole('button', { name: t('wechat.name') }));
  expect(await screen.findByRole('dialog', { name: titles.wechat })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

const shell = (
  <>
    <Header overHero={false} isCareerPage={false} />
    <FloatingButtons />
    <Popups />
  </>
);

it('returns the focus to a visible element when WeChat, which was opened from a menu, is closed', async () => {
  const { user } = renderWithSite(shell, { content: { locale: 'cn' } });
  const translate = getTranslator('cn');
  await user.click(screen.getByRole('button', { name: translate('share.open') }));
  await user.click(await screen.findByRole('button', { name: translate('wechat.name') }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toBeVisible();
});

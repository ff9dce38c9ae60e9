import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ArticleCard } from '@/components/cards/ArticleCard';
import { JobActions } from '@/components/jobs/JobActions';
import { JobCard } from '@/components/jobs/JobCard';
import { JobPage } from '@/components/jobs/JobPage';
import { Popups } from '@/components/popups/Popups';
import JobAlert from '@/components/sections/job-alert/JobAlert';
import JobSearch from '@/components/sections/job-search/JobSearch';
import JobsByRegion from '@/components/sections/jobs-by-region/JobsByRegion';
import { Analytics } from '@/components/shell/Analytics';
import { FavouritesPanel } from '@/components/shell/favourites/FavouritesPanel';
import { Header } from '@/components/shell/header/Header';
import { SocialLinks } from '@/components/shell/SocialLinks';
import { VideoTeaser } from '@/components/ui/VideoTeaser';
import { type Action, actions, type Category, categories } from '@/lib/browser/analytics/track';
import { getInteractions } from '@/tests/support/interactions';
import { buildJobResponse, buildPosting, jobSearch } from '@/tests/support/jobs';
import { mockJobSearches } from '@/tests/support/mock-job-searches';
import { jobsT, renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { mockSearches, mockSuggestions, respondWithResults, server } from '@/tests/support/server';
import {
  buildJob,
  buildPage,
  buildSiteContent,
  buildSuggestion,
  localizations,
  searchResult,
  testVideo,
} from '@/tests/support/site-content';

vi.mock('@/lib/browser/captcha-proof', () => ({ solveCaptcha: async () => 'a proof' }));

interface Journey {
  event: [category: Category, action: Action, label: string];
  element: ReactNode;
  path?: string;
  options?: SiteOptions;
  act: (user: UserEvent) => Promise<void>;
}

const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const clickOn = (find: () => Promise<HTMLElement>) => async (user: UserEvent) => user.click(await find());

const offersPageOptions = { content: { pageLocalizations: localizations('talents/offers') } };
const article = {
  title: 'Results',
  text: 'Revenue grew.',
  href: '/en/news/results/',
  image: null,
  date: { iso: '2026-07-24', text: '24 July 2026' },
  category: 'Finance',
};
const buildHeader = (isCareerPage = false) => <Header overHero={false} isCareerPage={isCareerPage} />;
const regions = [{ label: 'Europe', count: 9, href: '/en/talents/offers/?continent=europe', countries: [] }];
const jobAlert = <JobAlert type="job-alert" title="Job alerts" />;

const search = async (user: UserEvent) => {
  mockSearches(() => respondWithResults(searchResult()));
  await user.click(await findButton(t('search.open')));
  await user.type(await screen.findByRole('combobox', { name: t('search.field') }), 'results{Enter}');
};
const searchJobs = async (user: UserEvent) => {
  mockJobSearches(() => buildJobResponse(['Gilder']));
  await user.type(screen.getByRole('searchbox', { name: jobsT('search.field') }), 'gild{Enter}');
};
const requestAlert = async (user: UserEvent) => {
  server.use(
    http.get('/api/recaptcha/', () => HttpResponse.json({ challenge: null })),
    http.post('/api/recaptcha/', () => HttpResponse.json({ recaptchaResponse: 'a pass' })),
    http.post('/api/job-offers/', () => delay('infinite')),
    http.post('/api/create-job-alert/', () => HttpResponse.json({ success: true })),
  );
  await user.click(await findButton(jobsT('alert.open')));
  await user.type(await screen.findByRole('textbox', { name: jobsT('alert.email') }), 'ada@example.com');
  await user.click(screen.getByRole('checkbox', { name: jobsT('alert.consent') }));
  await user.click(await findButton(jobsT('alert.submit')));
  await screen.findByRole('heading', { name: jobsT('alert.done-title') });
};

const journeys: Journey[] = [
  {
    event: ['Menu', 'Click content', '/en/houses/'],
    element: buildHeader(),
    act: clickOn(() => link('Houses')),
  },
  {
    event: ['Menu', 'Click content', '/en/group/1/a/'],
    element: buildHeader(),
    options: { device: 'mobile' },
    act: async (user) => {
      await user.click(await findButton(t('menu.open')));
      await user.click(await findButton('Group'));
      await user.click(await link('Group 1a'));
    },
  },
  { event: ['Menu', 'Click join us', ''], element: buildHeader(), act: clickOn(() => link('Join us')) },
  { event: ['Menu', 'Click sign in', ''], element: buildHeader(true), act: clickOn(() => link(/^Sign in/)) },
  {
    event: ['homepage', 'Click content', '/en/news/results/'],
    path: '/en/',
    element: <ArticleCard article={article} level={2} />,
    act: clickOn(() => link('Results')),
  },
  {
    event: ['Content', 'Click content', '/en/news/results/'],
    element: <ArticleCard article={article} level={2} />,
    act: clickOn(() => link('Results')),
  },
  {
    event: ['Content', 'Click content', '/en/news/half-year-results/'],
    element: buildHeader(),
    options: { device: 'tablet' },
    act: async (user) => {
      await search(user);
      await user.click(await link(searchResult().title));
    },
  },
  {
    event: ['Content', 'Click content', '/en/watches/'],
    element: buildHeader(),
    options: { device: 'tablet' },
    act: async (user) => {
      mockSuggestions(() => [buildSuggestion('Watches')]);
      await user.click(await findButton(t('search.open')));
      await user.type(await screen.findByRole('combobox', { name: t('search.field') }), 'wat');
      await user.click(await screen.findByRole('option', { name: 'Watches' }));
    },
  },
  {
    event: ['Content', 'Download', 'results/2026.pdf'],
    element: <a href="/api/download-file/?path=results%2F2026.pdf">Results</a>,
    act: clickOn(() => link('Results')),
  },
  {
    event: ['Search', 'Search intention', ''],
    element: buildHeader(),
    options: { device: 'tablet' },
    act: async (user) => {
      await user.click(await findButton(t('search.open')));
      await screen.findByRole('combobox', { name: t('search.field') });
    },
  },
  {
    event: ['Search', 'Search keyword', 'results'],
    element: buildHeader(),
    options: { device: 'tablet' },
    act: search,
  },
  {
    event: ['Search', 'Search filter', 'finance date_desc'],
    element: buildHeader(),
    options: { device: 'tablet' },
    act: async (user) => {
      await search(user);
      await user.click(screen.getByRole('checkbox', { name: 'Finance' }));
    },
  },
  {
    event: ['Share', 'Click content', 'WeChat'],
    element: <SocialLinks />,
    options: { device: 'mobile' },
    act: clickOn(() => findButton(t('wechat.name'))),
  },
  {
    event: ['Share', 'Click content', 'J-1'],
    element: (
      <JobActions
        job={{ jobId: 'J-1', hasPdf: true }}
        page={{ url: 'https://halcyre.example/en/offer/', title: 'Watchmaker', text: '' }}
      />
    ),
    act: clickOn(() => findButton(jobsT('offer.share-copy'))),
  },
  {
    event: ['Video', 'Click video', testVideo().title],
    element: <VideoTeaser video={testVideo()} />,
    act: clickOn(() => link(t('video.play', { title: testVideo().title }))),
  },
  {
    event: ['Job offers', 'Click map', 'Europe'],
    element: <JobsByRegion type="jobs-by-region" regions={regions} link={null} />,
    act: clickOn(() => link(/Europe/)),
  },
  {
    event: ['Job offers', 'Click content', 'J-1'],
    element: <JobCard job={buildJob()} level={2} />,
    act: clickOn(() => link(/^Watchmaker/)),
  },
  {
    event: ['Job offers', 'Click my favorites', ''],
    element: <FavouritesPanel />,
    act: clickOn(() => findButton(t('favourites.open', { count: 0 }))),
  },
  {
    event: ['Job offers', 'Add to favorites', 'J-1'],
    element: <JobCard job={buildJob()} level={2} />,
    act: clickOn(() => findButton(new RegExp(t('favourites.add', { job: 'Watchmaker' })))),
  },
  { event: ['Job offers', 'Search keyword', 'gild'], element: <JobSearch {...jobSearch()} />, act: searchJobs },
  {
    event: ['Job offers', 'Search filter', '?country=CH'],
    element: <JobSearch {...jobSearch()} />,
    act: async (user) => {
      mockJobSearches(() => buildJobResponse(['Gilder']));
      await user.click(screen.getByRole('checkbox', { name: /Switzerland/ }));
    },
  },
  {
    event: ['Job offers', 'Job alert intention', ''],
    element: jobAlert,
    act: clickOn(() => findButton(jobsT('alert.open'))),
  },
  { event: ['Job offers', 'Form validation', ''], element: jobAlert, act: requestAlert },
  { event: ['Job offers', 'Job alert validation', 'weekly'], element: jobAlert, act: requestAlert },
  {
    event: ['Job description', 'Click apply', 'J-1'],
    element: (
      <JobPage
        page={buildPage({ pageType: 'JobPosting' })}
        content={buildSiteContent()}
        structuredData={[]}
        posting={buildPosting()}
        similar={[]}
        nbSimilarPages={0}
        offersPath="/en/talents/offers/"
        alert={{ criteria: { search: '', facets: {} }, facets: [] }}
        feedPath="/en/offers.atom"
      />
    ),
    act: clickOn(() => link(`${jobsT('offer.apply')} ${t('link.newTab')}`)),
  },
  {
    event: ['Job description', 'Download', 'J-1'],
    element: (
      <JobActions
        job={{ jobId: 'J-1', hasPdf: true }}
        page={{ url: 'https://halcyre.example/en/offer/', title: 'Watchmaker', text: '' }}
      />
    ),
    act: clickOn(() => link(`${jobsT('offer.download')} ${t('link.newTab')}`)),
  },
];

beforeEach(() => server.use(http.post('/api/job-offer/', () => delay('infinite'))));
afterEach(() => window.history.replaceState(null, '', '/'));

it.each(journeys)(
  '$event.0 · $event.1 · $event.2',
  async ({ event, element, path = '/en/talents/offers/', options, act }) => {
    window.history.replaceState(null, '', path);
    const { user } = renderWithSite(
      <>
        <Analytics pageType="Organization" />
        <main>{element}</main>
        <Popups />
      </>,
      { ...offersPageOptions, ...options },
    );
    await act(user);
    await vi.waitFor(() => expect(getInteractions()).toContainEqual(event));
    expect(getInteractions().filter(([category, action]) => category === event[0] && action === event[1])).toHaveLength(
      1,
    );
  },
);

it('the journeys include every category and action', () => {
  const events = journeys.map(({ event }) => event);
  expect(new Set(events.map(([category]) => category))).toEqual(new Set(categories));
  expect(new Set(events.map(([, action]) => action))).toEqual(new Set(actions));
});

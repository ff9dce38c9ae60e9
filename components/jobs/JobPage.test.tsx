import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { JobAlertLink } from '@/components/shell/header/JobAlertLink';
import { usePopup } from '@/contexts/PopupContext';
import type { JobPageProps } from '@/lib/site/careers/job-page';
import { getInteractions } from '@/tests/support/interactions';
import { barePage, buildFacet, buildJobs, buildPosting } from '@/tests/support/jobs';
import { getTranslator, jobsT, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildPage, buildSiteContent, localizations } from '@/tests/support/site-content';
import { findUnnamedSections } from '@/tests/support/unnamed-sections';
import { JobPage } from './JobPage';

const content = buildSiteContent({ pageLocalizations: localizations('talents/offer/europe/watchmaker-j-1') });

const alert = {
  criteria: { search: '', facets: { house: ['helvant'], jobFamily: ['craft'] } },
  facets: [buildFacet('house', ['helvant', 'Helvant', 0]), buildFacet('jobFamily', ['craft', 'Crafts', 0])],
};

/** Displays the name and props of the open popup as JSON. */
function OpenPopup() {
  const { activePopup: popup } = usePopup();
  return popup && <code>{JSON.stringify(popup)}</code>;
}

const renderPage = (overrides: Partial<JobPageProps> = {}, header?: ReactNode) => {
  const props: JobPageProps = {
    page: buildPage({ pageType: 'JobPosting' }),
    content,
    structuredData: [],
    posting: buildPosting(),
    similar: buildJobs('Gilder', 'Setter'),
    nbSimilarPages: 1,
    offersPath: '/en/talents/offers/',
    alert,
    feedPath: '/en/offers.atom?jobFamily=craft',
    ...overrides,
  };
  return renderWithSite(
    <>
      {header}
      <JobPage {...props} />
      <OpenPopup />
    </>,
    { content },
  );
};

const apply = () => screen.getByRole('link', { name: `${jobsT('offer.apply')} ${t('link.newTab')}` });
const getAlertButton = () => screen.getByRole('button', { name: jobsT('alert.open') });

it.each([true, false])('links to similar offers, to all offers, and to an alert, open or closed: %s', (isOpen) => {
  renderPage({ posting: buildPosting({ isOpen }) });
  expect(screen.getByRole('heading', { level: 2, name: jobsT('offer.similar') })).toBeVisible();
  for (const name of [/^Gilder/, /^Setter/]) expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(screen.getByRole('link', { name: jobsT('offer.back') })).toHaveAttribute('href', '/en/talents/offers/');
  expect(getAlertButton()).toBeVisible();
  const feed = screen.getByRole('link', { name: jobsT('offer.feed') });
  expect(feed).toHaveAttribute('href', '/en/offers.atom?jobFamily=craft');
  expect(feed).toHaveAttribute('type', 'application/atom+xml');
});

describe('an open offer', () => {
  it('has its title, house, place, text, picture and facts', () => {
    renderPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Watchmaker' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Your mission' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'The workshop' })).toBeVisible();
    const [main] = screen.getAllByRole('list');
    expect([...(main?.children ?? [])].map((element) => element.textContent)).toEqual([
      'Geneva, Switzerland',
      'Permanent',
      'Full time',
      'CHF 70,000 to CHF 90,000 gross a year',
    ]);
    const sidebar = within(screen.getByRole('complementary', { name: jobsT('offer.facts') }));
    expect(sidebar.getByText('Geneva, Switzerland')).toBeVisible();
    expect(sidebar.getByText(jobsT('offer.howToApply'))).toBeVisible();
  });

  it('can be saved, beside the links to apply', async () => {
    server.use(http.post('/api/job-offer/', () => delay('infinite')));
    const { user } = renderPage();
    await user.click(screen.getByRole('button', { name: `${t('favourites.save')} Watchmaker (Geneva, J-1)` }));
    await user.tab({ shift: true });
    expect(apply()).toHaveFocus();
    expect(localStorage.getItem('favorites')).toBe('["J-1"]');
  });

  it('says once in which language its text is, if that is not the reader’s', () => {
    const textLanguageNote = 'This job is advertised in French.';
    renderPage({ posting: buildPosting({ textLang: 'fr', languageText: 'In French', textLanguageNote }) });
    expect(screen.getByText(textLanguageNote).closest('[lang="fr"]')).toBeNull();
    expect(screen.queryByText('In French')).toBeNull();
  });

  it('marks the language and direction of its title and text, and leaves the surrounding text in the language of the page', () => {
    renderPage({ posting: buildPosting({ lang: 'de', textLang: 'fr', jobPosting: 'Uhrmacher' }) });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveAttribute('lang', 'de');
    const text = screen.getByText('You build movements.').closest('[lang]');
    expect(text).toHaveAttribute('lang', 'fr');
    for (const element of [title, text]) expect(element).toHaveAttribute('dir', 'auto');
    expect(apply().closest('[lang="fr"]')).toBeNull();
  });

  it('links to the job board in a new tab, and tracks it', async () => {
    const { user } = renderPage();
    expect(apply()).toHaveAttribute('href', 'https://careers.example/apply/J-1');
    expect(apply()).toHaveAttribute('target', '_blank');
    expect(apply()).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await user.click(apply());
    expect(getInteractions()).toEqual([['Job description', 'Click apply', 'J-1']]);
  });

  it('shows more similar offers if there are more', async () => {
    const requests: object[] = [];
    server.use(
      http.post('/api/similar-offers/', async ({ request }) => {
        requests.push((await request.json()) as object);
        return HttpResponse.json({ success: true, nbPages: 2, result: buildJobs('Enameller') });
      }),
    );
    const { user } = renderPage({ nbSimilarPages: 2 });
    const url = window.location.href;
    const more = await screen.findByRole('button', { name: getTranslator('en', 'lists')('more') });
    await user.click(more);
    expect(await screen.findByRole('heading', { level: 3, name: /^Enameller/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Enameller/ })).toHaveFocus();
    expect(more).not.toBeInTheDocument();
    expect(window.location.href).toBe(url);
    expect(screen.getByRole('heading', { level: 3, name: /^Gilder/ })).toBeVisible();
    expect(requests).toEqual([{ locale: 'en', jobId: 'J-1', limit: 2, page: 1 }]);
  });

  it('has no heading for similar offers if there are none', () => {
    const { container } = renderPage({ similar: [] });
    expect(screen.queryByRole('heading', { name: jobsT('offer.similar') })).toBeNull();
    expect(findUnnamedSections(container)).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it.each([
    ['below it', () => getAlertButton()],
    ['in the header', () => screen.getByRole('button', { name: jobsT('alert.title') })],
  ])('offers an alert for similar offers %s', async (_, button) => {
    const { user } = renderPage({}, <JobAlertLink />);
    await user.click(button());
    expect(JSON.parse(screen.getByRole('code').textContent ?? '')).toEqual({ name: 'jobAlert', props: alert });
  });
});

describe('a closed offer', () => {
  it('says that it is closed, and which offer it was', () => {
    renderPage({ posting: buildPosting({ isOpen: false }) });
    expect(screen.getByRole('heading', { level: 1, name: jobsT('offer.closed-title') })).not.toHaveAttribute('lang');
    const text = jobsT('offer.closed-text', { title: 'Watchmaker', city: 'Geneva' });
    expect(screen.getByText('Watchmaker').closest('p')).toHaveTextContent(text);
  });

  it('shows its house, place and date', () => {
    renderPage({ posting: buildPosting({ isOpen: false }) });
    const facts = within(screen.getByRole('complementary', { name: jobsT('offer.facts') }));
    const definitions = facts.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(definitions).toEqual(
      expect.arrayContaining(['Helvant', 'Geneva, Switzerland', buildPosting().publishedText]),
    );
  });

  it('offers an alert for similar offers, or without JavaScript the list of these offers', async () => {
    const { user } = renderPage({ posting: buildPosting({ isOpen: false }) });
    await user.click(getAlertButton());
    expect(JSON.parse(screen.getByRole('code').textContent ?? '')).toEqual({ name: 'jobAlert', props: alert });
    const link = screen.getByRole('link', { name: jobsT('search.apply') });
    expect(link).toHaveAttribute('href', '/en/talents/offers/?house=helvant&jobFamily=craft');
    expect(link).toHaveAttribute('data-without-script');
  });

  it('marks the language of its title, and leaves the surrounding text in the language of the page', () => {
    renderPage({ posting: buildPosting({ isOpen: false, lang: 'fr', jobPosting: 'Horloger' }) });
    const title = screen.getByText('Horloger');
    expect(title).toHaveAttribute('lang', 'fr');
    expect(title.parentElement?.closest('[lang="fr"]')).toBeNull();
  });

  it('can neither be applied for nor saved', () => {
    renderPage({ posting: buildPosting({ isOpen: false }), similar: [] });
    expect(screen.queryByRole('link', { name: new RegExp(jobsT('offer.apply')) })).toBeNull();
    expect(screen.getAllByRole('button')).toEqual([getAlertButton()]);
    expect(screen.queryByText('Your mission')).toBeNull();
  });
});

describe('an offer with only the facts that every board provides', () => {
  it('names no place once it is closed', () => {
    renderPage({ posting: buildPosting({ ...barePage, isOpen: false }) });
    const text = jobsT('offer.closed-textAnywhere', { title: 'Watchmaker' });
    expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text)).toBeVisible();
  });
});

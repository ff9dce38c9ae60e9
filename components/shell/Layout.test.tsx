import { screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { describe, expect, it } from 'vitest';
import { fakeRouter, jobsT, renderWithSite, t } from '@/tests/support/render';
import { buildHero, buildPage, buildSlide, buildSpecialEvent } from '@/tests/support/site-content';
import { Layout } from './Layout';

it('frames the page, and has a link that skips to it', () => {
  renderWithSite(<Layout page={buildPage()}>The page</Layout>);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('The page');
  expect(screen.getByRole('link', { name: t('shell.skipToContent') })).toHaveAttribute('href', `#${main.id}`);
});

it('has a transparent header over a hero with a picture only', () => {
  const { unmount } = renderWithSite(<Layout page={buildPage({ sections: [buildHero()] })}>The page</Layout>);
  expect(screen.getByRole('banner')).toHaveAttribute('data-clear', 'true');
  unmount();
  const plainHero = buildHero({ slides: [buildSlide({ image: undefined })] });
  for (const sections of [[], [plainHero]]) {
    const rendered = renderWithSite(<Layout page={buildPage({ sections })}>The page</Layout>);
    expect(screen.getByRole('banner')).toHaveAttribute('data-clear', 'false');
    rendered.unmount();
  }
});

describe('a page', () => {
  const layoutAt = (asPath: string) => (
    <RouterContext value={fakeRouter({ asPath })}>
      <Layout page={buildPage()}>{`At ${asPath}`}</Layout>
    </RouterContext>
  );
  /** Whether a page fades in where browsers lack view transitions, read from the rules: jsdom does not apply them. */
  const fadesIn = (asPath: string) => {
    const { classList } = screen.getByText(`At ${asPath}`);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
    return rules.some(
      (rule) => rule.includes('animation: arrive') && [...classList].some((name) => rule.includes(name)),
    );
  };

  it('is remounted and fades in when the visitor navigates to it, but not at first, nor for an anchor on it', () => {
    const { rerender } = renderWithSite(layoutAt('/group/'));
    const first = screen.getByText('At /group/');
    rerender(layoutAt('/group/#history'));
    expect(screen.getByText('At /group/#history')).toBe(first);
    expect(fadesIn('/group/#history')).toBe(false);
    for (const path of ['/houses/', '/houses/helvant/']) {
      rerender(layoutAt(path));
      expect(screen.getByText(`At ${path}`)).not.toBe(first);
      expect(fadesIn(path)).toBe(true);
    }
  });
});

it('offers the sign-in instead of the link to join us on a page about job offers', () => {
  renderWithSite(<Layout page={buildPage({ isCareerPage: true })}>The page</Layout>);
  expect(screen.queryByRole('link', { name: 'Join us' })).toBeNull();
  expect(screen.getByRole('link', { name: `Sign in ${t('link.newTab')}` })).toBeVisible();
});

it('shows the preview bar in preview mode only', async () => {
  const previewBar = { name: t('preview.label') };
  const { unmount } = renderWithSite(<Layout page={buildPage()}>The page</Layout>, { isPreview: true });
  expect(await screen.findByRole('complementary', previewBar)).toBeVisible();
  unmount();
  renderWithSite(<Layout page={buildPage()}>The page</Layout>);
  expect(screen.queryByRole('complementary', previewBar)).toBeNull();
});

describe('a page about job offers', () => {
  const page = buildPage({ isCareerPage: true });

  it('has the job alert in its header, and announces the special event beside its content', async () => {
    const singleTypeEvent = buildSpecialEvent({ endDate: '9999-12-31T00:00:00.000Z' });
    renderWithSite(<Layout page={page}>The page</Layout>, { content: { singleTypeEvent }, device: 'tablet' });
    expect(await screen.findByText(jobsT('alert.title'))).toBeInTheDocument();
    const picture = await screen.findByAltText(singleTypeEvent.stickerAnimation.mainImage.alt);
    expect(getComputedStyle(picture.closest('aside') as HTMLElement).position).toBe('relative');
  });
});

it('has no job alert on other pages', async () => {
  renderWithSite(<Layout page={buildPage()}>The page</Layout>);
  await import('./header/JobAlertLink');
  expect(screen.queryByRole('button', { name: jobsT('alert.title') })).toBeNull();
});

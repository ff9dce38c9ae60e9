import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { headOf } from '@/tests/support/head';
import { renderWithSite, wordsIn } from '@/tests/support/render';
import { ErrorView } from './ErrorView';

describe.each([404, 500] as const)('%d', (code) => {
  it.each(['en', 'fr'] as const)('says in %s what happened, and leads home', (locale) => {
    const words = wordsIn(locale);
    renderWithSite(<ErrorView code={code} />, { content: { locale } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words(`error.${code}.title`));
    expect(screen.getByText(words('error.code', { code }))).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', `/${locale}/`);
  });

  it('has a title and is not for search engines', () => {
    const head = headOf(<ErrorView code={code} />);
    expect(head.querySelector('title')).toHaveTextContent(`${wordsIn('en')(`error.${code}.title`)} | Halcyre`);
    expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

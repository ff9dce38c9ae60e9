import { existsSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { renderWithSite } from '@/tests/support/render';
import { Logo } from './Logo';

it.each(['en', 'cn', 'jp'] as const)('is a drawing that exists in %s, with the name as its text', (locale) => {
  renderWithSite(<Logo />, { content: { locale } });
  const mark = screen.getByText(brand.name);
  expect(mark).toHaveAttribute('translate', 'no');
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const [, file] = /mask:\s*url\(["']?([^"')]+)/.exec(styles) ?? [];
  expect(existsSync(`public${file}`)).toBe(true);
});

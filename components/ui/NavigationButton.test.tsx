import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePopup } from '@/contexts/PopupContext';
import type { Link } from '@/lib/model/field-types';
import { getInteractions } from '@/tests/support/interactions';
import { fakeRouter, renderWithSite, t } from '@/tests/support/render';
import { NavigationButton } from './NavigationButton';

function PopupProbe() {
  const { activePopup } = usePopup();
  return <output>{activePopup && JSON.stringify(activePopup)}</output>;
}

const renderLink = (kind: Link['kind'], href: string) => {
  const router = fakeRouter();
  const { user } = renderWithSite(
    <>
      <NavigationButton kind={kind} href={href} label="Read on" />
      <PopupProbe />
    </>,
    { router },
  );
  return { link: screen.getByRole('link'), user, router };
};

describe.each([
  ['external', 'https://press.example/kit', 'link.newTab'],
  ['internal-new-tab', '/en/houses/', 'link.newTab'],
  ['file', '/files/report.pdf', 'link.downloads'],
] as const)('%s', (kind, href, labelKey) => {
  it('opens in a new tab, and says so', () => {
    const { link } = renderLink(kind, href);
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName(`Read on ${t(labelKey)}`);
  });
});

describe.each([
  ['inpage', '#results'],
  ['internal', '/en/houses/'],
  ['external', 'mailto:press@halcyre.example'],
  ['external', 'tel:+33100000000'],
] as const)('%s to %s', (kind, href) => {
  it('stays in its tab', () => {
    const { link } = renderLink(kind, href);
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
    expect(link).toHaveAccessibleName('Read on');
  });
});

it.each([
  ['file', [['Content', 'Download', 'Read on']]],
  ['inpage', []],
] as const)('downloads only files, and tracks that: %s', async (kind, interactions) => {
  const { link, user } = renderLink(kind, '#report');
  expect(link.hasAttribute('download')).toBe(kind === 'file');
  await user.click(link);
  expect(getInteractions()).toEqual(interactions);
});

it('navigates to a page of the site without a full page load', async () => {
  const { link, user, router } = renderLink('internal', '/en/houses/');
  await user.click(link);
  expect(router.push).toHaveBeenCalledWith('/en/houses/', undefined, { locale: false });
});

describe('overlay', () => {
  const popupOutput = () => screen.getByRole('status');

  it('opens the page over this one', async () => {
    const { link, user, router } = renderLink('overlay', '/en/houses/');
    expect(link).toHaveAccessibleName('Read on');
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(link);
    const popup = { name: 'overlay', props: { href: '/en/houses/', label: 'Read on' } };
    expect(JSON.parse(popupOutput().textContent ?? '')).toEqual(popup);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is a plain link for a click that opens a new tab', () => {
    const { link } = renderLink('overlay', '/en/houses/');
    expect(link).toHaveAttribute('href', '/en/houses/');
    fireEvent.click(link, { ctrlKey: true });
    expect(popupOutput()).toBeEmptyDOMElement();
  });
});

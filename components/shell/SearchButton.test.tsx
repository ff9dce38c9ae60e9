import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { Popups } from '../popups/Popups';
import { FloatingButtons } from './FloatingButtons';
import { Header } from './header/Header';

const devices = ['mobile', 'tablet', 'desktop'] as const;

const renderShell = (device: SiteOptions['device']) =>
  renderWithSite(
    <>
      <Header overHero={false} isCareerPage={false} />
      <FloatingButtons />
      <Popups />
    </>,
    { device },
  );
const getOpener = () => screen.getByRole('button', { name: t('search.open') });
const findPopup = () => screen.findByRole('dialog', { name: t('search.title') });
const getField = () => screen.getByRole('combobox', { name: t('search.field') });

beforeAll(() => Promise.all([import('../popups/popup-loaders'), import('../popups/SearchPopup')]));

describe.each(devices)('the search on %s', (device) => {
  it('opens with the focus in its field; Escape closes it and returns the focus', async () => {
    const { user } = renderShell(device);
    const button = getOpener();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await findPopup();
    expect(getField()).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('is closed by the same button, which the dialog also has', async () => {
    const { user } = renderShell(device);
    const button = getOpener();
    await user.click(button);
    const dialogButton = within(await findPopup()).getByRole('button', { name: t('search.open') });
    expect(dialogButton).toHaveAttribute('aria-expanded', 'true');
    expect(dialogButton.innerHTML).toBe(button.innerHTML);
    await user.click(dialogButton);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });
});

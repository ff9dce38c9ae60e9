import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterHydration } from './after-hydration';

const load = async () => () => <p>Loaded later</p>;

it('preserves the server’s HTML during hydration, even if its code is loaded already', async () => {
  const Tool = afterHydration(load);
  const { unmount } = render(<Tool />);
  expect(await screen.findByText('Loaded later')).toBeVisible();
  unmount();

  const onRecoverableError = vi.fn();
  const container = document.body.appendChild(document.createElement('main'));
  render(<Tool />, { container, hydrate: true, onRecoverableError });
  await waitFor(() => expect(container).toHaveTextContent('Loaded later'));
  expect(onRecoverableError).not.toHaveBeenCalled();
});

import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterHydration } from './after-hydration';

const load = async () => () => <p>Come late</p>;

it('keeps the server’s HTML during hydration, even if its code is loaded already', async () => {
  const Tool = afterHydration(load);
  const { unmount } = render(<Tool />);
  expect(await screen.findByText('Come late')).toBeVisible();
  unmount();

  const onRecoverableError = vi.fn();
  const container = document.body.appendChild(document.createElement('main'));
  render(<Tool />, { container, hydrate: true, onRecoverableError });
  await waitFor(() => expect(container).toHaveTextContent('Come late'));
  expect(onRecoverableError).not.toHaveBeenCalled();
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Popups } from '@/components/popups/Popups';
import { renderWithSite, t } from '@/tests/support/render';
import { buildPicture } from '@/tests/support/site-content';
import { EnlargeablePicture } from './EnlargeablePicture';

const images = ['silk', 'oak'].map((alt) => ({ image: buildPicture({ src: `/media/${alt}.jpg`, alt }) }));

const renderPicture = () => {
  const [, oak] = images;
  const { user } = renderWithSite(
    <>
      {oak && <EnlargeablePicture images={images} item={oak} sizes="100vw" />}
      <Popups />
    </>,
  );
  return { user, link: screen.getByRole('link', { name: t('media.enlarge', { picture: 'oak' }) }) };
};

it('opens at full size, among the other pictures', async () => {
  const { user, link } = renderPicture();
  await user.click(link);
  const popup = await screen.findByRole('dialog', { name: t('media.title') });
  expect(popup).toHaveTextContent(t('media.position', { current: 2, total: 2 }));
});

it('is a plain link to its file for a click that opens a new tab', () => {
  const { link } = renderPicture();
  expect(link).toHaveAttribute('href', '/media/oak.jpg');
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

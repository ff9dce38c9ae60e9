import { screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { HttpResponse, http } from 'msw';
import { useTranslation } from 'next-i18next/pages';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import common from '@/public/locales/en/common.json' with { type: 'json' };
import { getTranslator, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { type LoadComponent, OnDemand } from './OnDemand';

function Greeting({ name }: { name: string }) {
  const { t } = useTranslation('consent');
  return <p>{`${name}: ${t('accept')}`}</p>;
}
const props = { name: 'Ada' };

it('says in the language of the page that its code could not be loaded, and tries again', async () => {
  const locale = 'jp';
  const load = vi.fn<LoadComponent<typeof props>>(async () => Greeting).mockRejectedValueOnce(new Error('blocked'));
  const { user } = renderWithSite(<OnDemand load={load} props={props} />, { content: { locale } });
  const translate = getTranslator(locale);
  expect(await screen.findByRole('alert')).toHaveTextContent(translate('failure.part'));
  await user.click(screen.getByRole('button', { name: translate('retry') }));
  expect(await screen.findByText(/^Ada: /)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['consent', 'shell'])(
  'says that its translations could not be loaded, and tries again: %s',
  async (namespace) => {
    const i18n = createInstance().use(initReactI18next);
    i18n.init({ lng: 'en', resources: { en: { common } }, defaultNS: 'common', initAsync: false });
    let isFailing = true;
    server.use(
      http.get('/locales/en/:file', ({ params: { file } }) =>
        isFailing && file === `${namespace}.json` ? HttpResponse.error() : HttpResponse.json({ accept: 'Accept' }),
      ),
    );
    const load: LoadComponent<typeof props> = async (addStrings) => {
      await addStrings('consent');
      return Greeting;
    };
    const { user } = renderWithSite(
      <I18nextProvider i18n={i18n}>
        <OnDemand load={load} props={props} />
      </I18nextProvider>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(t('failure.part'));
    isFailing = false;
    await user.click(screen.getByRole('button', { name: t('retry') }));
    expect(await screen.findByText('Ada: Accept')).toBeVisible();
  },
);

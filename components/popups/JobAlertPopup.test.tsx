import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { solve } from '@/lib/proof-of-work';
import { jobsT, renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { tracked } from '@/tests/support/tracked';
import { JobAlertPopup } from './JobAlertPopup';

vi.mock('@/lib/proof-of-work', () => ({ solve: vi.fn() }));
beforeEach(() => {
  vi.mocked(solve).mockResolvedValue('a proof');
});

const words = (key: string, values = {}) => jobsT(`alert.${key}`, values);
const answers =
  (status: number, body: JsonBodyType = {}) =>
  () =>
    HttpResponse.json(body, { status });
const stores = answers(200, { success: true });

/** Answers the form; gives the alerts that it sent, and what the captcha was shown. */
const answerWith = (create: () => Response | Promise<Response>, shown: unknown[] = []) => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/recaptcha/', async ({ request }) => {
      shown.push(await request.json());
      return HttpResponse.json({ recaptchaResponse: 'a pass' });
    }),
    http.post('/api/create-job-alert/', async ({ request }) => {
      sent.push(await request.json());
      return create();
    }),
  );
  return sent;
};

const criteria = { search: 'ring', facets: { city: ['singapore'], country: ['SG'] } };

const renderPopup = (summary: string[] = ['“ring”', 'Singapore', 'Singapore'], options: SiteOptions = {}) => {
  const onClose = vi.fn();
  const { user } = renderWithSite(<JobAlertPopup criteria={criteria} summary={summary} onClose={onClose} />, options);
  const fill = async ({ email = 'ada@example.com' } = {}) => {
    await user.type(field(), email);
    await user.click(radio('daily'));
    await user.click(consent());
  };
  const submit = () => user.click(button());
  return { user, onClose, fill, submit };
};

const field = () => screen.getByRole('textbox', { name: words('email') });
const radio = (frequency: string) => screen.getByRole('radio', { name: words(`frequency-${frequency}`) });
const consent = () => screen.getByRole('checkbox', { name: words('consent') });
const button = () => {
  const isSubmit = (one: HTMLElement) => (one as HTMLButtonElement).type === 'submit';
  return screen.getAllByRole('button').find(isSubmit) as HTMLElement;
};
const problem = () => screen.getByRole('alert');
const expectKept = () => {
  expect(field()).toHaveValue('ada@example.com');
  expect(radio('daily')).toBeChecked();
  expect(consent()).toBeChecked();
};

describe('the form', () => {
  it('is a dialog that says what the alert looks for, each part once', () => {
    renderPopup();
    expect(screen.getByRole('dialog', { name: words('title') })).toBeVisible();
    expect(screen.getByRole('heading', { name: words('title') })).toBeVisible();
    const parts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(parts).toEqual(['“ring”', 'Singapore']);
  });

  it('says that an alert without criteria looks for all offers', () => {
    renderPopup([]);
    expect(screen.getByRole('list')).toHaveTextContent(words('criteria-all'));
  });

  it('asks how often within a named group, weekly at first, and for consent that is not given for anybody', () => {
    renderPopup();
    const group = screen.getByRole('group', { name: words('frequency') });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(radio('weekly')).toBeChecked();
    expect(consent()).not.toBeChecked();
  });

  it('closes', async () => {
    const { user, onClose } = renderPopup();
    await user.click(screen.getByRole('button', { name: t('popup.close') }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('what is missing', () => {
  const isMarked = (element: HTMLElement, message: string) => {
    expect(element).toBeInvalid();
    expect(element).toHaveAccessibleDescription(message);
  };

  it('is marked with its message, has the focus, and nothing is sent', async () => {
    const { submit } = renderPopup();
    await submit();
    isMarked(field(), words('error-email'));
    isMarked(consent(), words('error-consent'));
    expect(field()).toHaveFocus();
    expect(tracked()).toEqual([]);
  });

  it.each(['ada', 'ada@', 'ada example.com'])('is an address that is none: %s', async (email) => {
    const { fill, submit } = renderPopup();
    await fill({ email });
    await submit();
    isMarked(field(), words('error-email'));
    expect(consent()).toBeValid();
  });

  it('has the focus as often as the form is sent', async () => {
    const { submit } = renderPopup();
    await submit();
    await submit();
    expect(field()).toHaveFocus();
  });

  it('is the consent, once the address is there', async () => {
    const { user, submit } = renderPopup();
    await submit();
    await user.type(field(), 'ada@example.com');
    await submit();
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    isMarked(consent(), words('error-consent'));
    expect(consent()).toHaveFocus();
  });
});

describe('an alert', () => {
  it('is sent with its criteria, and asks to confirm it once the server has it', async () => {
    const sent = answerWith(stores);
    const { fill, submit } = renderPopup();
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole('heading', { name: words('done-title') })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent(words('done', { email: 'ada@example.com' }));
    const given = { email: 'ada@example.com', frequency: 'daily', consent: true, locale: 'en' };
    expect(sent).toEqual([{ ...given, criteria, captchaPass: 'a pass' }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('goes with a token of Google’s captcha where the site has a key of it', async () => {
    const execute = vi.fn(async () => 'Google’s token');
    vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
    const shown: unknown[] = [];
    answerWith(stores, shown);
    const { fill, submit } = renderPopup([], { content: { recaptchaSiteKey: 'a-key' } });
    await fill();
    await submit();
    await screen.findByRole('heading', { name: words('done-title') });
    vi.unstubAllGlobals();
    expect(execute).toHaveBeenCalledExactlyOnceWith('a-key', { action: 'job_alert' });
    expect(shown).toEqual([{ token: 'Google’s token', action: 'job-alert' }]);
  });

  it('is sent with Enter', async () => {
    const sent = answerWith(stores);
    const { user, fill } = renderPopup();
    await fill();
    await user.type(field(), '{Enter}');
    await screen.findByRole('heading', { name: words('done-title') });
    expect(sent).toHaveLength(1);
  });

  it('is sent once, however often the button is pressed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const sent = answerWith(() => promise);
    const { fill, submit } = renderPopup();
    await fill();
    await submit();
    expect(button()).toHaveTextContent(words('sending'));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await submit();
    resolve(stores());
    await screen.findByRole('heading', { name: words('done-title') });
    expect(sent).toHaveLength(1);
  });

  it('can be put away when it is done', async () => {
    answerWith(stores);
    const { user, fill, submit, onClose } = renderPopup();
    await fill();
    await submit();
    const dialog = screen.getByRole('dialog');
    await screen.findByRole('heading', { name: words('done-title') });
    const [, close] = within(dialog).getAllByRole('button', { name: words('close') });
    await user.click(close as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('tells that the form was valid, and that the alert was taken', async () => {
    answerWith(stores);
    const { fill, submit } = renderPopup();
    await fill();
    await submit();
    await screen.findByRole('heading', { name: words('done-title') });
    expect(tracked()).toEqual([
      ['Job offers', 'Form validation', ''],
      ['Job offers', 'Job alert validation', 'daily'],
    ]);
  });
});

describe('a failure', () => {
  it.each([
    ['too many attempts', answers(429), 'error-tooMany'],
    ['a server that is down', answers(503), 'error-failed'],
    ['a captcha that is not passed', answers(400, { fields: [{ field: 'captchaPass' }] }), 'error-captcha'],
    ['no connection', () => HttpResponse.error(), 'error-offline'],
  ])('is said, and loses nothing that was typed: %s', async (_, create, message) => {
    answerWith(create);
    const { fill, submit } = renderPopup();
    expect(problem()).toBeEmptyDOMElement();
    await fill();
    await submit();
    await waitFor(() => expect(problem()).toHaveTextContent(words(message)));
    expectKept();
    expect(button()).toHaveTextContent(words('retry'));
    expect(tracked()).toEqual([['Job offers', 'Form validation', '']]);
  });

  it('can be tried again', async () => {
    const sent = answerWith(answers(503));
    const { fill, submit } = renderPopup();
    await fill();
    await submit();
    await waitFor(() => expect(button()).toHaveTextContent(words('retry')));
    answerWith(stores);
    await submit();
    expect(await screen.findByRole('heading', { name: words('done-title') })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('of a field marks it and puts the focus there', async () => {
    answerWith(answers(400, { fields: [{ field: 'email', message: '' }] }));
    const { fill, submit } = renderPopup();
    await fill();
    await submit();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(words('error-email'));
    expect(problem()).toHaveTextContent(words('error-fields'));
    expectKept();
  });
});

it('leads to what we do with an address, beside the consent', () => {
  renderWithSite(<JobAlertPopup criteria={{ search: '', facets: {} }} summary={[]} onClose={vi.fn()} />);
  expect(screen.getByRole('link', { name: new RegExp(words('privacy')) })).toHaveAttribute('href', '/en/privacy/');
});

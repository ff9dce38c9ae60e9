import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BrowserRecaptcha } from '../model/captcha';
import { requestRecaptchaToken } from './recaptcha';

const queryScript = () => document.head.querySelector<HTMLScriptElement>('script');
const ready = (then: () => void) => then();
const never = async () => '';

afterEach(() => {
  delete window.grecaptcha;
  queryScript()?.remove();
  document.body.replaceChildren();
});

const buildSettings = (kind: BrowserRecaptcha['kind']) => ({ kind, siteKey: 'a key' });

/** Requests a token; Google's script then loads and defines `grecaptcha`. */
const requestToken = (
  kind: BrowserRecaptcha['kind'],
  grecaptcha: typeof window.grecaptcha,
  element = document.body,
) => {
  const token = requestRecaptchaToken('job-alert', buildSettings(kind), element);
  window.grecaptcha = grecaptcha;
  queryScript()?.dispatchEvent(new Event('load'));
  return token;
};

describe('a score', () => {
  it('is requested for the action in the spelling that Google accepts', async () => {
    const execute = vi.fn(async () => 'of Google');
    expect(await requestToken('score', { ready, execute, render: vi.fn() })).toBe('of Google');
    expect(queryScript()?.src).toBe('https://www.google.com/recaptcha/api.js?render=a%20key');
    expect(execute).toHaveBeenCalledExactlyOnceWith('a key', { action: 'job_alert' });
  });

  it('comes from Enterprise if that is configured', async () => {
    const execute = vi.fn(async () => 'of Enterprise');
    const grecaptcha = { ready, execute: never, render: vi.fn(), enterprise: { ready, execute } };
    expect(await requestToken('enterprise', grecaptcha)).toBe('of Enterprise');
    expect(queryScript()?.src).toBe('https://www.google.com/recaptcha/enterprise.js?render=a%20key');
    expect(execute).toHaveBeenCalledExactlyOnceWith('a key', { action: 'job_alert' });
  });

  it.each(['score', 'enterprise', 'checkbox', 'invisible'] as const)(
    'fails without Google’s script: %s',
    async (kind) => {
      const token = requestRecaptchaToken('job-alert', buildSettings(kind), document.body);
      queryScript()?.dispatchEvent(new Event('error'));
      await expect(token).rejects.toThrow('reCAPTCHA');
    },
  );
});

describe('a widget of version 2', () => {
  const addForm = () => {
    const element = document.createElement('form');
    document.body.append(element);
    return element;
  };
  const fakeWidget = () => {
    const render = vi.fn((_container: HTMLElement, _widget: { callback: (token: string) => void }) => 7);
    const execute = vi.fn(never);
    return { render, execute, grecaptcha: { ready, execute, render } };
  };
  const waitForRender = async (render: ReturnType<typeof fakeWidget>['render']) => {
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    return render.mock.calls[0] as unknown as [
      HTMLElement,
      { size: string; callback: (token: string) => void; 'error-callback': () => void },
    ];
  };

  it('is a checkbox at the end of the form, in the language of the page, with the focus until it is ticked', async () => {
    document.documentElement.lang = 'zh-CN';
    const element = addForm();
    const { render, execute, grecaptcha } = fakeWidget();
    const token = requestToken('checkbox', grecaptcha, element);
    const [container, { callback }] = await waitForRender(render);
    expect(queryScript()?.src).toBe('https://www.google.com/recaptcha/api.js?render=explicit&hl=zh-CN');
    expect(element.lastElementChild).toBe(container);
    expect(container).toHaveFocus();
    expect(execute).not.toHaveBeenCalled();
    callback('ticked');
    expect(await token).toBe('ticked');
    expect(container.isConnected).toBe(false);
  });

  it('is invisible if that is configured, and runs immediately', async () => {
    const { render, execute, grecaptcha } = fakeWidget();
    const token = requestToken('invisible', grecaptcha, addForm());
    const [, { size, callback }] = await waitForRender(render);
    expect(size).toBe('invisible');
    expect(execute).toHaveBeenCalledExactlyOnceWith(7);
    callback('solved');
    expect(await token).toBe('solved');
  });

  it('fails if Google fails, and after two minutes', async () => {
    const first = fakeWidget();
    const element = addForm();
    const failed = requestToken('checkbox', first.grecaptcha, element);
    (await waitForRender(first.render))[1]['error-callback']();
    await expect(failed).rejects.toThrow('not solved');
    expect(element).toBeEmptyDOMElement();

    vi.useFakeTimers();
    const expired = expect(requestToken('checkbox', fakeWidget().grecaptcha, element)).rejects.toThrow('not solved');
    await vi.advanceTimersByTimeAsync(120_000);
    await expired;
    expect(element).toBeEmptyDOMElement();
  });

  it('can be reached from a popup, which is not modal meanwhile', async () => {
    const dialog = document.createElement('dialog');
    const element = addForm();
    dialog.append(element);
    document.body.append(dialog);
    const calls: string[] = [];
    for (const name of ['close', 'show', 'showModal'] as const) dialog[name] = () => void calls.push(name);
    const { render, grecaptcha } = fakeWidget();
    const token = requestToken('checkbox', grecaptcha, element);
    const [, { callback }] = await waitForRender(render);
    expect(calls).toEqual(['close', 'show']);
    callback('ticked');
    await token;
    expect(calls).toEqual(['close', 'show', 'close', 'showModal']);
  });
});

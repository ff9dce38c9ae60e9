import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';
import { buildNoVarySearch } from '../../shared/urls';
import { sendPlainResponse, serveText } from './plain-response';

/** Requests a text over a real connection. */
const fetchText = async (text: string | Error, method = 'GET') => {
  const loadText = async () => {
    if (text instanceof Error) throw text;
    return text;
  };
  const server = createServer((req, res) => {
    void sendPlainResponse({ req, res } as Pick<GetServerSidePropsContext, 'req' | 'res'>, 'text/calendar', loadText());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, agent: false }, resolve).on('error', reject).end();
  });
  const body = Buffer.concat(await response.toArray());
  server.close();
  return { status: response.statusCode, headers: response.headers, text: body.toString() };
};

describe('a plain text', () => {
  it('is sent with its type, and may be cached for five minutes', async () => {
    const { status, headers, text } = await fetchText('BEGIN');
    expect({ status, text }).toEqual({ status: 200, text: 'BEGIN' });
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });

  it('is 503 while an upstream fails, and may be requested again soon', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { status, headers } = await fetchText(new UpstreamError('unavailable'));
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  });

  it('has no body for HEAD', async () => {
    const { status, text } = await fetchText('BEGIN', 'HEAD');
    expect({ status, text }).toEqual({ status: 200, text: '' });
  });
});

it.each([
  [[], 'params'],
  [['page', 'year'], 'key-order, params, except=("page" "year")'],
])('names the parameters that matter: %j', (names, header) => {
  expect(buildNoVarySearch(names)).toBe(header);
});

it('a text is loaded for the locale of its address; null is a missing page', async () => {
  const loadText = vi.fn(async () => null);
  for (const locale of ['fr', 'default'])
    expect(await serveText('text/plain', loadText)({ locale } as GetServerSidePropsContext)).toEqual({
      notFound: true,
    });
  expect(loadText.mock.calls).toEqual([['fr'], [undefined]]);
});

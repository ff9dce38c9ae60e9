import { text } from 'node:stream/consumers';
import { it } from 'vitest';
import { withServer } from '../../support/http';
import { get, post } from '../support/requests';
import { makeFolder, removeFolder, startSite } from '../support/site';

/** Starts a server that exports its traces, runs `use` and stops the server. Resolves with the traces. */
const collectTraces = async (use: (port: number) => Promise<unknown>): Promise<string> => {
  const folder = makeFolder();
  const received: string[] = [];
  try {
    await withServer(
      async (request, response) => {
        received.push(await text(request));
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      },
      async (_, origin) => {
        const site = await startSite({ folder, variables: { OTEL_EXPORTER_OTLP_ENDPOINT: origin } });
        await use(site.port);
        await site.stop();
      },
    );
  } finally {
    removeFolder(folder);
  }
  return received.join('\n');
};

it('spans have the route, and nothing that visitors type', async ({ expect }) => {
  const traces = await collectTraces(async (port) => {
    const site = { port };
    await get(site, '/en/press/news/?search=private', { 'X-Request-Id': 'traced', Cookie: 'name=private' });
    await get(site, '/en/unknown/?token=private');
    await get(site, '/api/search-suggestions/?locale=en&q=private');
    await get(site, '/api/preview/?secret=private');
    await post(site, '/api/search-content/', { locale: 'en', keywords: 'private' });
    await post(site, '/api/press-subscription/', { email: 'private@test.example', captchaPass: 'private' });
  });
  for (const value of ['/en/press/news/', '/[[...path]]', 'traced', '/api/press-subscription'])
    expect.soft(traces).toContain(`{"stringValue":"${value}"}`);
  expect(traces).not.toContain('private');
});

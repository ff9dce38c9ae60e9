import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../attacks/support/site';
import { copyProject } from '../support/project-copy';
import { run } from '../support/run';
import { addContent, addRows, tableFiles } from './new-locale';

const project = process.cwd();
let copy = '';
let site: RunningSite | undefined;

beforeAll(async () => {
  copy = copyProject();
  for (const table of tableFiles) addRows(copy, table);
  addContent(copy);
  // The build must not use the developer's own settings.
  const { PATH = '', HOME = '' } = process.env;
  await run('npm', ['run', 'build'], { cwd: copy, env: { PATH, HOME, NODE_ENV: 'production' } });
  process.chdir(copy);
  site = await startSite({ folder: copy });
});
afterAll(async () => {
  await site?.stop();
  process.chdir(project);
  rmSync(copy, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${site?.port}${path}`, { headers, redirect: 'manual' });

const fetchText = async (path: string) => {
  const response = await get(path);
  expect({ [path]: response.status }).toEqual({ [path]: 200 });
  return response.text();
};

it.each([
  ['/de/', 'Am Anfang steht die Hand'],
  ['/de/kontakt/', 'Unsere Ansprechpartner'],
])('%s is a page in German', async (path, text) => {
  const html = await fetchText(path);
  expect(html).toMatch(/<html[^>]* lang="de"/);
  expect(html).toContain(text);
  expect(html).toContain('Zum Inhalt springen');
  expect(html).not.toContain('href=""');
});

it('visitors who read German are redirected to it, and so is its alias', async () => {
  const response = await get('/', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' });
  expect(response.headers.get('location')).toMatch(/\/de\/$/);
  expect((await get('/de-de/kontakt/')).headers.get('location')).toMatch(/\/de\/kontakt\/$/);
});

it('a page that is not translated into German is not found', async () => {
  expect((await get('/de/group/')).status).toBe(404);
});

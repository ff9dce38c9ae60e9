import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import brand from '@/content/brand.json' with { type: 'json' };
import { locales } from '@/lib/i18n/locales';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { embeddedJobs } from '@/lib/upstreams/jobs/embedded';
import { embeddedMedia } from '@/lib/upstreams/media/embedded';
import { embeddedPublications } from '@/lib/upstreams/publications/embedded';
import { loadPages } from './support/cms-pages';
import { copyProject } from './support/project-copy';

const houses = globSync('content/houses/*/en.yaml').map((file) => parse(readFileSync(file, 'utf8')).pageTitle);
const names = new RegExp(`${[brand.name, brand.fileName, ...houses].join('|')}`, 'i');

/** The lines of files below a folder that name the group or one of its houses, as `file:line: text`. */
const findNames = (files: string[], folder = '.'): string[] =>
  files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (names.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
  );

const code = [
  '{components,contexts,hooks,lib,lint,pages,scripts,server,styles}/**/*.{ts,tsx,mts,js,jsx,css,yaml,grit}',
  'cms/{src,config,scripts}/**/*.{ts,json}',
  'public/locales/**/*.json',
  '*.{ts,js}',
  '.env.example',
  '.env.deploy.example',
];

it('no code and no string of the interface names the group or a house', () => {
  const files = globSync(code, { exclude: ['**/*.test.{ts,tsx}', '**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(500);
  expect(findNames(files)).toEqual([]);
});

describe('a group that makes the site its own', () => {
  const otherBrand = {
    ...brand,
    name: 'Ostrel',
    legalName: 'Ostrel SA',
    fileName: 'ostrel',
    colours: { ...brand.colours, ink: '#102030' },
    emails: { sender: 'mail@ostrel.example', reports: 'ethics@ostrel.example', security: 'security@ostrel.example' },
    applyUrl: 'https://careers.ostrel.example/apply',
  };
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>';
  let project = '';

  const run = (script: string, parameters: string[] = [], variables = {}) =>
    execFileSync('node', ['--no-warnings', `scripts/${script}.mts`, ...parameters], {
      cwd: project,
      env: { ...process.env, FINANCE: '', ...variables },
      stdio: 'pipe',
      encoding: 'utf8',
    });
  const read = (file: string) => readFileSync(path.join(project, file));

  beforeAll(() => {
    project = copyProject();
    writeFileSync(path.join(project, 'content/brand.json'), JSON.stringify(otherBrand, null, 2));
    writeFileSync(path.join(project, 'mark.svg'), mark);
  }, 60_000);
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('gets its colours, mark, icons and manifest, and the same ones when the command runs again', () => {
    run('rebrand', ['mark.svg', 'mark.svg']);
    expect(JSON.parse(read('public/site.webmanifest').toString())).toMatchObject({ name: 'Ostrel' });
    expect(read('styles/brand.css').toString()).toMatch(/--ink: #102030;[\s\S]*--logo-ratio: 4;/);
    expect(read('public/media/marks/group.svg').toString()).toBe(mark);
    const icons = ['favicon.svg', 'favicon.ico', 'icon-512.png', 'media/share/default.jpg'];
    const readIcons = () => icons.map((name) => read(`public/${name}`).toString('base64'));
    const before = readIcons();
    expect(before[2]).not.toBe(readFileSync('public/icon-512.png', 'base64'));
    run('rebrand');
    expect(readIcons()).toEqual(before);
  });

  it('is told what is wrong with a mark, and changes no content without being asked', () => {
    writeFileSync(path.join(project, 'text.svg'), '<svg viewBox="0 0 9 9"><text>Ostrel</text></svg>');
    expect(() => run('rebrand', ['text.svg'])).toThrow('must have viewBox="0 0 width height" and consist of <path>');
    expect(() => run('empty')).toThrow('Name a folder');
    expect(() => run('empty', ['.'])).toThrow('has content already');
  });

  describe.each([
    ['unlisted', {}, 13],
    ['listed', { FINANCE: 'json' }, 15],
  ])('and is %s', (kind, variables, pageCount) => {
    beforeAll(() => void run('empty', [kind], variables));

    it.each(locales)('has a complete, valid and empty site in %s', async (locale) => {
      const content = path.join(project, kind, 'content');
      const edition = { locale, draft: false };
      const pages = await loadPages(embeddedCms(content), edition);
      expect(pages.map(({ id }) => id)).toHaveLength(pageCount);
      const settings = await embeddedCms(content).settings(edition);
      expect(pages.find(({ path }) => path === '')).toMatchObject({ pageTitle: 'Ostrel' });
      expect(settings.headerTabs).toHaveLength(pageCount === 15 ? 5 : 4);
      expect(Boolean(settings.sharePage)).toBe(pageCount === 15);
      const postings = embeddedJobs(path.join(content, 'offers')).postings();
      expect(await postings[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
      expect(await embeddedPublications(path.join(content, 'finance')).documents(locale)).toMatchObject({
        documents: [],
      });
      expect(await embeddedMedia(content).album(locale, 'press', 'logos')).toBeNull();
    });
  });

  it('has no name and no picture of the demonstration left', () => {
    run('empty', ['--in-place']);
    const files = globSync('{content,public,styles}/**/*.{yaml,json,csv,css,svg,webmanifest}', { cwd: project });
    expect(findNames(files, project)).toEqual([]);
    const pictures = globSync('public/media/**/*.*', { cwd: project }).map((file) => file.replace('public', ''));
    expect(pictures.toSorted()).toEqual(Object.keys(JSON.parse(read('content/media.json').toString())).toSorted());
    expect(pictures.toSorted()).toEqual(Object.keys(parse(read('content/pictures.yaml').toString())).sort());
  });
});

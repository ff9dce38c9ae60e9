// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import TagManager from 'react-gtm-module';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTagManagerSources } from './tag-manager-sources';

beforeEach(() => {
  document.head.append(document.createElement('script'));
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('names the script for the container by its hash', () => {
  TagManager.initialize({ gtmId: 'GTM-TEST01' });
  const { text } = [...document.scripts].find((script) => script.text.includes('gtm.start')) ?? {};
  const hash = createHash('sha256').update(String(text)).digest('base64');
  expect(buildTagManagerSources('GTM-TEST01').inline).toBe(`sha256-${hash}`);
});

it('names another hash for another container', () => {
  expect(buildTagManagerSources('GTM-TEST02').inline).not.toBe(buildTagManagerSources('GTM-TEST01').inline);
});

it('allows only the tag manager and the services that it measures with', () => {
  const { script, connect, image } = buildTagManagerSources('GTM-TEST01');
  expect(script).toEqual(['https://www.googletagmanager.com']);
  for (const host of [...connect, ...image])
    expect(host).toMatch(/^https:\/\/\*\.(google-analytics|analytics\.google|googletagmanager)\.com$/);
});

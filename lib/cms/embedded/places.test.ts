// @vitest-environment node
import { afterAll, expect, it } from 'vitest';
import { type Files, fixtureCms, houseFacts, removeContent, version } from '@/tests/support/content';

afterAll(removeContent);

const load = (changes: Files) => fixtureCms(changes).directory({ locale: 'en', draft: false });

it('names an entry that stands below itself', async () => {
  const changes = { 'pages/group/entry.yaml': { parent: 'history', publishedAt: '2026-01-01' } };
  await expect(load(changes)).rejects.toThrow(/parent: (group|history) stands below itself/);
});

it('refuses an empty slug below a parent', async () => {
  await expect(load({ 'pages/history/en.yaml': version({ slug: '' }) })).rejects.toThrow(/history.en\.yaml.*\n.*slug/);
});

it('refuses a sector that the settings do not have', async () => {
  await expect(load({ 'houses/zelie/entry.yaml': houseFacts({ sector: 'lether' }) })).rejects.toThrow(
    'there is no "lether" in the settings',
  );
});

import { afterAll, expect, it } from 'vitest';
import { type Files, fixtureCms, houseFacts, removeContent, version } from '@/tests/support/content';

afterAll(removeContent);

const load = (changes: Files) => fixtureCms(changes).directory({ locale: 'en', draft: false });

it('reports an entry that is below itself', async () => {
  const changes = { 'pages/group/entry.yaml': { parent: 'history', publishedAt: '2026-01-01' } };
  await expect(load(changes)).rejects.toThrow(/parent: (group|history) is below itself/);
});

it('refuses an empty slug below a parent', async () => {
  await expect(load({ 'pages/history/en.yaml': version({ slug: '' }) })).rejects.toThrow(/history.en\.yaml.*\n.*slug/);
});

it('refuses a sector that is not in the settings', async () => {
  await expect(load({ 'houses/zelie/entry.yaml': houseFacts({ sector: 'lether' }) })).rejects.toThrow(
    'there is no "lether" in the settings',
  );
});

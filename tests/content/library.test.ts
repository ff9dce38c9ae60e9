// @vitest-environment node
import { expect, it } from 'vitest';
import { embeddedCms } from '@/lib/cms/embedded';

it('loads', async () => {
  const cms = embeddedCms('content');
  for (const draft of [false, true]) expect((await cms.pages({ locale: 'en', draft })).length).toBeGreaterThan(10);
});

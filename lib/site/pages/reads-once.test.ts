import { expect, it, vi } from 'vitest';
import { requestContext } from '@/lib/platform/process/request-context';
import type { Cms } from '@/lib/upstreams/cms/contract';
import { pageResult } from './page-result';

const asked = vi.hoisted(() => [] as string[]);

vi.mock('@/lib/upstreams/cms/embedded', async (original) => {
  const { embeddedCms } = await original<typeof import('@/lib/upstreams/cms/embedded')>();
  const counted = (cms: Cms): Cms =>
    Object.fromEntries(
      Object.entries(cms).map(([name, method]) => [
        name,
        (...given: unknown[]) => {
          asked.push(name);
          return (method as (...given: unknown[]) => unknown)(...given);
        },
      ]),
    ) as unknown as Cms;
  return { embeddedCms: (...given: Parameters<typeof embeddedCms>) => counted(embeddedCms(...given)) };
});

it('the home page asks the CMS at most five times', async () => {
  const home = () =>
    requestContext.run({ requestId: 'a', answers: new Map() }, () => pageResult({ locale: 'en', draft: false }, []));
  await home();
  asked.length = 0;
  expect(await home()).toMatchObject({ status: 200 });
  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(5);
});

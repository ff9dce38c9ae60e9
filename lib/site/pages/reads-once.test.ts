import { expect, it, vi } from 'vitest';
import { requestContext } from '@/lib/platform/process/request-context';
import type { Cms } from '@/lib/upstreams/cms/contract';
import { loadPageResult } from './page-result';

const calls = vi.hoisted(() => [] as string[]);

vi.mock('@/lib/upstreams/cms/embedded', async (original) => {
  const { embeddedCms } = await original<typeof import('@/lib/upstreams/cms/embedded')>();
  const countCalls = (cms: Cms): Cms =>
    Object.fromEntries(
      Object.entries(cms).map(([name, method]) => [
        name,
        (...args: unknown[]) => {
          calls.push(name);
          return (method as (...args: unknown[]) => unknown)(...args);
        },
      ]),
    ) as unknown as Cms;
  return { embeddedCms: (...args: Parameters<typeof embeddedCms>) => countCalls(embeddedCms(...args)) };
});

it('the home page calls the CMS at most five times', async () => {
  const home = () =>
    requestContext.run({ requestId: 'a', cachedReads: new Map() }, () =>
      loadPageResult({ locale: 'en', draft: false }, []),
    );
  await home();
  calls.length = 0;
  expect(await home()).toMatchObject({ status: 200 });
  expect(calls.length, calls.join(', ')).toBeLessThanOrEqual(5);
});

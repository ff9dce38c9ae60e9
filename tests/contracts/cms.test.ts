import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { strapiCms } from '@/lib/upstreams/cms/strapi';
import { type Files, writeContent, writeFile } from '@/tests/support/content';
import { serveRemote } from '@/tests/support/remote/serve-remote';
import { testCms } from './cms';
import { startRecordedStrapi } from './strapi/recorded';
import { getStateName, token } from './strapi/recording';

const create = async (content: Files) => {
  const root = writeContent(content);
  return {
    cms: embeddedCms(root),
    edit: async (changes: Files) => {
      for (const [file, value] of Object.entries(changes)) writeFile(root, file, value);
      return {};
    },
  };
};

testCms('embedded', create);

testCms('remote', async (content) => {
  const { cms, edit } = await create(content);
  return { cms: (await serveRemote({ cms })).cms, edit };
});

testCms('recorded Strapi', async () => {
  const { url, showState } = await startRecordedStrapi();
  return {
    cms: strapiCms({ url, token, copiesFolder: mkdtempSync(path.join(tmpdir(), 'copies-')) }),
    edit: async (changes: Files) => {
      showState(getStateName(changes));
      return { event: 'entry.publish' };
    },
  };
});

// @vitest-environment node
import { embeddedCms } from '@/lib/cms/embedded';
import { type Files, writeContent, writeFile } from '@/tests/support/content';
import { served } from '@/tests/support/remote/serve';
import { describeCms } from './cms';

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

describeCms('embedded', create);

describeCms('remote', async (content) => {
  const { cms, edit } = await create(content);
  return { cms: (await served({ cms })).cms, edit };
});

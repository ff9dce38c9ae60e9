// @vitest-environment node
import { embeddedCms } from '@/lib/cms/embedded';
import { writeContent, writeFile } from '@/tests/support/content';
import { describeCms } from './cms';

describeCms('embedded', async (content) => {
  const root = writeContent(content);
  return {
    cms: embeddedCms(root),
    edit: async (changes) => {
      for (const [file, value] of Object.entries(changes)) writeFile(root, file, value);
      return {};
    },
  };
});

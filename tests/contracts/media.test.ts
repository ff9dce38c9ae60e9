// @vitest-environment node
import { afterAll } from 'vitest';
import { embeddedMedia } from '@/lib/media/embedded';
import { removeContent } from '@/tests/support/content';
import { served } from '@/tests/support/remote/serve';
import { writeSite } from '@/tests/support/site-files';
import { testMedia } from './media';

afterAll(removeContent);

testMedia('the embedded files', async () => embeddedMedia(writeSite()));
testMedia('a remote service', async () => (await served({ media: embeddedMedia(writeSite()) })).media);

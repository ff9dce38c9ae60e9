// @vitest-environment node
import { afterAll } from 'vitest';
import { embeddedMedia } from '@/lib/media/embedded';
import { removeContent } from '@/tests/support/content';
import { writeSite } from '@/tests/support/site-files';
import { testMedia } from './media';

afterAll(removeContent);

testMedia('the embedded files', async () => embeddedMedia(writeSite()));

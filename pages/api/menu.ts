import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { plainFieldTypes } from '@/lib/model/field-types';
import { createSettingsSchema } from '@/lib/model/settings';
import { localeParameter } from '@/lib/model/values';
import { cms } from '@/lib/upstreams/cms';

export const config = { api: { bodyParser: false } };

const { headerTabs } = createSettingsSchema(plainFieldTypes).shape;

export default defineEndpoint({
  method: 'GET',
  summary: 'The menu of every page, with its submenus',
  query: z.object({ locale: localeParameter }),
  response: z.object({ headerTabs }),
  sharedCall: 'menu',
  handle: ({ query: { locale } }) => cms.settings({ locale, draft: false }),
});

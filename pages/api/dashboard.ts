import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { dashboard, dashboardQuery } from '@/lib/model/dashboard';
import { orNull } from '@/lib/platform/http/or-null';
import { loadDashboardPage } from '@/lib/site/finance/dashboards';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'A page of figures over the years with their targets; null if unknown or unavailable',
  query: dashboardQuery,
  response: z.object({ dashboard: dashboard.nullable() }),
  sharedCall: 'dashboard',
  handle: async ({ query: { dashboardId, locale, page } }) => ({
    dashboard: await orNull(loadDashboardPage({ locale, draft: false }, dashboardId, page), 'load a dashboard'),
  }),
});

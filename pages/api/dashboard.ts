import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { orNull } from '@/lib/http/or-null';
import { dashboard, dashboardQuery } from '@/lib/model/dashboard';
import { dashboardPage } from '@/lib/site/finance/dashboards';

export default endpoint({
  method: 'GET',
  summary: 'A page of figures over the years with their targets; null if unavailable',
  query: dashboardQuery,
  response: z.object({ dashboard: dashboard.nullable() }),
  cache: 'public, max-age=60, stale-while-revalidate=300',
  handle: async ({ query: { dashboardId, locale, page } }) => {
    const figures = dashboardPage({ locale, draft: false }, dashboardId, page);
    const answer = await orNull(
      figures.then((found) => ({ dashboard: found })),
      'no dashboard',
    );
    if (answer?.dashboard === null) throw new ApiError(404, 'There is no such dashboard.');
    return answer ?? { dashboard: null };
  },
});

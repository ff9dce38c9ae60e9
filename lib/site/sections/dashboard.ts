import { dashboardPage } from '../finance/dashboards';
import { type Loaders, paginationOf, unlessItFails } from './context';

export const dashboardLoaders: Loaders<'dashboard'> = {
  dashboard: async ({ dashboardId }, context) => {
    const dashboard = await unlessItFails(dashboardPage(context.view, dashboardId, context.list.page));
    return { dashboard, pagination: dashboard && paginationOf(context, dashboard.nbPages) };
  },
};

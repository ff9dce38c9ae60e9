import { orNull } from '../../http/or-null';
import { dashboardPage } from '../finance/dashboards';
import { type Loaders, paginationOf } from './context';

export const dashboardLoaders: Loaders<'dashboard'> = {
  dashboard: async ({ dashboardId }, context) => {
    const dashboard = await orNull(
      dashboardPage(context.view, dashboardId, context.list.page),
      'a dashboard is not shown',
    );
    return { dashboard, pagination: dashboard && paginationOf(context, dashboard.nbPages) };
  },
};

import { orNull } from '../../platform/http/or-null';
import { dashboardPage } from '../finance/dashboards';
import { paginationOf } from './context';
import type { Definitions } from './definition';

export const dashboardSections: Definitions<'dashboard'> = {
  dashboard: {
    namespaces: ['dashboard', 'lists'],
    hasFailed: ({ dashboard }) => !dashboard,
    load: async ({ dashboardId }, context) => {
      const dashboard = await orNull(
        dashboardPage(context.edition, dashboardId, context.list.page),
        'a dashboard is not shown',
      );
      return { dashboard, pagination: dashboard && paginationOf(context, { nbPages: dashboard.nbPages }) };
    },
  },
};

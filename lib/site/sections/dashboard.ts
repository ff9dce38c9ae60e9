import { orNull } from '../../platform/http/or-null';
import { loadDashboardPage } from '../finance/dashboards';
import { buildSectionPagination } from './context';
import type { Definitions } from './definition';

export const dashboardSections: Definitions<'dashboard'> = {
  dashboard: {
    namespaces: ['dashboard', 'lists'],
    hasFailed: ({ dashboard }) => !dashboard,
    load: async ({ dashboardId }, context) => {
      const dashboard = await orNull(
        loadDashboardPage(context.edition, dashboardId, context.listQuery.page),
        'load a dashboard',
      );
      return { dashboard, pagination: dashboard && buildSectionPagination(context, { nbPages: dashboard.nbPages }) };
    },
  },
};

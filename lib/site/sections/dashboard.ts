import { orNull } from '../../platform/http/or-null';
import { loadDashboardPage } from '../finance/dashboards';
import { buildSectionPagination, type SectionLoader } from './context';

export const dashboard: SectionLoader<'dashboard'> = {
  hasFailed: ({ dashboard }) => !dashboard,
  load: async ({ dashboardId }, context) => {
    const dashboard = await orNull(
      loadDashboardPage(context.edition, dashboardId, context.listQuery.page),
      'load a dashboard',
    );
    return { dashboard, pagination: dashboard && buildSectionPagination(context, { nbPages: dashboard.nbPages }) };
  },
};

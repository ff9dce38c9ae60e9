import { dashboard as dashboardData } from '../dashboard';
import type { FieldTypes } from '../field-types';
import { pagination } from '../list';
import { id, optionalLink } from './fields';

export const dashboard = {
  content: (fieldTypes: FieldTypes) => ({ dashboardId: id, link: optionalLink(fieldTypes) }),
  data: { dashboard: dashboardData.nullable(), pagination: pagination.nullable() },
  namespaces: ['dashboard', 'lists'],
};

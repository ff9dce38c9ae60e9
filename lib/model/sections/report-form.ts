import { form } from './fields';

export const reportForm = { content: () => form, namespaces: ['forms', 'report'] };

import { text } from './fields';

export const jobAlert = {
  content: () => ({ title: text, text: text.optional() }),
  namespaces: ['forms', 'jobs'],
};

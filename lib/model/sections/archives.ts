import { z } from 'zod';
import { archive } from '../archive';
import { filter } from '../list';
import { text } from './fields';

export const archives = {
  content: () => ({ title: text.optional() }),
  data: { archive, filters: z.array(filter) },
  namespaces: ['lists'],
};

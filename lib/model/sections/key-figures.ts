import { z } from 'zod';
import { figure, heading, text } from './fields';

export const keyFigures = {
  content: () => ({ ...heading, figures: z.array(figure).min(1), note: text.optional() }),
};

import { z } from 'zod';
import { contactFields, heading } from './fields';

export const contact = { content: () => ({ ...heading, contacts: z.array(contactFields).min(1) }) };

import { createVideoSchema, type FieldTypes } from '../field-types';
import { text } from './fields';

export const videoWithDescription = {
  content: (fieldTypes: FieldTypes) => ({
    title: text,
    text: fieldTypes.richText,
    video: createVideoSchema(fieldTypes),
  }),
};

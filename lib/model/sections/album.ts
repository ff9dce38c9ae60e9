import { z } from 'zod';
import { album as albumData, albumKinds } from '../media';
import { id } from './fields';

export const album = {
  content: () => ({ kind: z.enum(albumKinds), albumId: id }),
  data: { album: albumData.nullable() },
  namespaces: ['albums'],
};

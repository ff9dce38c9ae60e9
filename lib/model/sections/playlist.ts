import { playlist as playlistData } from '../media';
import { heading, id } from './fields';

export const playlist = {
  content: () => ({ ...heading, playlistId: id }),
  data: { playlist: playlistData.nullable() },
  namespaces: ['films'],
};

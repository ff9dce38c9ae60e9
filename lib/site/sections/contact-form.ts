import { cms } from '../../upstreams/cms';
import { listPages } from '../pages/page-index';
import { getFacetValue, type SectionLoader } from './context';

export const contactForm: SectionLoader<'contact-form'> = {
  load: async ({ message }, { edition, listQuery }) => {
    const { contactSubjects } = await cms.settings(edition);
    const subjects = contactSubjects.map(({ key, label }) => ({ key, label }));
    if (!message) return { subjects };
    const houseId = getFacetValue(listQuery, 'house');
    const house = houseId && (await listPages(edition, 'house')).find(({ id }) => id === houseId);
    return { subjects, message: message.replace('{{house}}', house ? house.pageTitle : '') };
  },
};

import { cms } from '../../upstreams/cms';
import { loadDividendFacts } from '../finance/dividend';
import type { SectionLoader } from './context';

export const shareFacts: SectionLoader<'share-facts'> = {
  load: async ({ dividendEuros }, { edition }) => {
    const dividendFacts = dividendEuros ? await loadDividendFacts(edition.locale, dividendEuros) : [];
    return { facts: [...dividendFacts, ...(await cms.settings(edition)).shareFacts] };
  },
};

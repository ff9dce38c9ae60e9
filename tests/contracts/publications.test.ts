import path from 'node:path';
import { afterAll } from 'vitest';
import { embeddedPublications } from '@/lib/upstreams/publications/embedded';
import { removeContent, writeFile, writeFolder } from '@/tests/support/content';
import { serveRemote } from '@/tests/support/remote/serve-remote';
import { buildDocumentRecord, buildFinancialDateRecord, withLocaleCodes } from '@/tests/support/site-files';
import { testPublications } from './publications';

afterAll(removeContent);

const embedded = async () => {
  const documents = [
    buildDocumentRecord({ date: '2026-02-12', files: { en: 'results-en.pdf', fr: 'results-fr.pdf' } }),
    buildDocumentRecord({ date: '2026-07-30', files: { en: 'half-year.pdf' } }),
  ];
  const days = [
    buildFinancialDateRecord(),
    buildFinancialDateRecord({ id: 'meeting', date: '2026-04-02', time: '10:00', place: withLocaleCodes('Paris') }),
  ];
  const root = writeFolder({ 'documents.yaml': documents, 'calendar.yaml': days });
  const publications = embeddedPublications(path.resolve(root));
  return {
    publications,
    publish: async () => {
      const another = buildDocumentRecord({ date: '2026-11-20', files: { en: 'another.pdf' } });
      writeFile(root, 'documents.yaml', [...documents, another]);
      (await publications.loadChanges(null)).publish();
    },
  };
};

testPublications('the embedded files', embedded);

testPublications('a remote service', async () => {
  const { publications, publish } = await embedded();
  return { publications: (await serveRemote({ publications })).publications, publish };
});

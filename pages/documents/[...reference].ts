import { openDocument } from '@/lib/site/finance/open-document';

export const getServerSideProps = openDocument;

export default function OpenDocument() {
  return null;
}

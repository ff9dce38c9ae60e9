import { openDocument } from '@/lib/site/open-document';

export const getServerSideProps = openDocument;

export default function OpenDocument() {
  return null;
}

import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { DocumentRow } from '@/components/cards/DocumentRow';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { lineAbove, lineBelow } from '@/styles/mixins';

const DocumentsPages = dynamic(() => import('./DocumentsPages').then((module) => module.DocumentsPages));

const Rows = styled.ul`
  margin-block-start: var(--space-6);
  ${lineBelow}

  > li {
    ${lineAbove}
  }

  ${media.mobile} {
    > :nth-child(n + 4) {
      display: none;
    }
  }
`;

/**
 * Documents for investors, newest first: only the first ones, or all of them with pagination and a combined download.
 */
export default function DocumentsList({
  anchor,
  title,
  intro,
  pagination,
  link,
  ...list
}: SectionModel<'documents-list'>) {
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      {pagination ? (
        <DocumentsPages {...list} pagination={pagination} />
      ) : (
        <Rows>
          {list.items.map((document) => (
            <li key={document.reference}>
              <DocumentRow document={document} />
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}

import styled from 'styled-components';
import { Picture } from '@/components/ui/Picture';
import type { HeaderTab } from '@/lib/model/settings';
import { media } from '@/styles/breakpoints';
import { container, crop, plainLink, zoomOnHover } from '@/styles/mixins';
import { MenuPages } from '../MenuPages';

const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: none;
  max-block-size: calc(100vh - var(--header-height));
  overflow-y: auto;
  background: var(--surface);
  color: var(--ink);
  border-block: 1px solid var(--hairline);

  &[data-open='true']:not(:empty) {
    display: block;
  }
`;

const Columns = styled.ul<{ $threeColumns: boolean }>`
  ${container}
  display: flex;
  flex-wrap: wrap;
  padding-block: var(--space-7);
  row-gap: var(--space-6);

  > li {
    inline-size: ${({ $threeColumns }) => ($threeColumns ? 'calc(100% / 3)' : '25%')};
    padding-inline-end: var(--space-6);
  }

  li li a {
    display: inline-block;
    padding-block: var(--space-1);
    font-size: var(--size-detail);
    color: var(--muted);
    ${plainLink}
  }

  li li a:hover {
    color: var(--ink);
  }
`;

const Title = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-block-end: var(--space-3);
  ${zoomOnHover}
  font: var(--weight-heading) var(--size-name) / 1.2 var(--font-display);
  text-decoration: none;
`;

/** An upright picture is shown whole. */
const Thumbnail = styled.span`
  ${crop('1')}
  flex: none;
  inline-size: 5rem;

  ${media.large} {
    inline-size: 7.5rem;
  }
`;

interface SubmenuProps {
  id: string;
  sections: HeaderTab['sections'] | undefined;
  isOpen: boolean;
}

/** The sections of a tab in columns, rendered while it is open, once they are loaded. Without JavaScript, the footer has the whole menu. */
export function Submenu({ id, sections, isOpen }: SubmenuProps) {
  return (
    <Panel id={id} data-open={isOpen}>
      {isOpen && sections && (
        <Columns $threeColumns={sections.length % 3 === 0}>
          {sections.map(({ title, link, thumbnail, pages }) => (
            <li key={title}>
              <Title href={link}>
                {thumbnail && (
                  <Thumbnail>
                    <Picture image={thumbnail} fill="cover" sizes={180} />
                  </Thumbnail>
                )}
                {title}
              </Title>
              <MenuPages pages={pages} />
            </li>
          ))}
        </Columns>
      )}
    </Panel>
  );
}

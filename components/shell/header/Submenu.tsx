import { Picture } from '@/components/ui/Picture';
import type { HeaderTab } from '@/lib/model/settings';
import { MenuPages } from '../MenuPages';
import { Columns, Panel, Thumbnail, Title } from './Submenu.styles';

interface SubmenuProps {
  id: string;
  tab: HeaderTab;
  isOpen: boolean;
}

/** The sections of a tab in columns, rendered while it is open. Without JavaScript, the footer has the whole menu. */
export function Submenu({ id, tab, isOpen }: SubmenuProps) {
  return (
    <Panel id={id} data-open={isOpen}>
      {isOpen && (
        <Columns $threeColumns={tab.sections.length % 3 === 0}>
          {tab.sections.map(({ title, link, thumbnail, pages }) => (
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

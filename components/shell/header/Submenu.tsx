import { Picture } from '@/components/ui/Picture';
import type { HeaderTab } from '@/lib/model/settings';
import { MenuPages } from '../MenuPages';
import { Columns, Panel, Thumbnail, Title } from './Submenu.styles';

interface SubmenuProps {
  id: string;
  tab: HeaderTab;
  isOpen: boolean;
}

/**
 * The sections of a tab in columns. While it is closed, the columns are in `<noscript>`: browsers with JavaScript skip
 * about a hundred links that few visitors look at.
 */
export function Submenu({ id, tab, isOpen }: SubmenuProps) {
  const columns = (
    <Columns $inThirds={tab.sections.length % 3 === 0}>
      {tab.sections.map(({ title, link, thumbnail, pages }) => (
        <li key={link}>
          <Title href={link}>
            {thumbnail && (
              <Thumbnail>
                <Picture image={thumbnail} fill="cover" sizes={125} />
              </Thumbnail>
            )}
            {title}
          </Title>
          <MenuPages pages={pages} />
        </li>
      ))}
    </Columns>
  );
  return (
    <Panel id={id} data-open={isOpen}>
      {isOpen ? columns : <noscript>{columns}</noscript>}
    </Panel>
  );
}

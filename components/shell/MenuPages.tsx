import type { HeaderTab } from '@/lib/model/settings';

/** The links to the pages of a menu. Two of them may lead to the same page. */
export function MenuPages({ pages }: { pages: HeaderTab['sections'][number]['pages'] }) {
  return (
    <ul>
      {pages.map(({ pageTitle, pageLink }) => (
        <li key={pageTitle}>
          <a href={pageLink}>{pageTitle}</a>
        </li>
      ))}
    </ul>
  );
}

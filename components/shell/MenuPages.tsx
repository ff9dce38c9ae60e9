import type { HeaderTab } from '@/lib/model/settings';

/** The links to the pages of a menu. */
export function MenuPages({ pages }: { pages: HeaderTab['sections'][number]['pages'] }) {
  return (
    <ul>
      {pages.map(({ pageTitle, pageLink }) => (
        <li key={pageLink}>
          <a href={pageLink}>{pageTitle}</a>
        </li>
      ))}
    </ul>
  );
}

import Link from 'next/link';
import type { AnchorHTMLAttributes, Ref } from 'react';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the site: `href` carries its locale. The page is fetched ahead when the pointer nears it. */
export function SiteLink(props: SiteLinkProps) {
  return <Link locale={false} prefetch={false} {...props} />;
}

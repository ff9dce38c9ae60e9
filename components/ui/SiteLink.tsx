import { useRouter } from 'next/router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Whether a click means "show it here", and nobody has seen to it yet. */
const staysHere = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent) => {
  const elsewhere = metaKey || ctrlKey || shiftKey || altKey || currentTarget.getAttribute('target');
  return !defaultPrevented && button === 0 && !elsewhere;
};

/**
 * A link within the site: `href` carries its locale. The page is fetched ahead when the pointer nears it. Pages hold
 * some two hundred of these: next/link, with its watching of the window, would cost each of them dearly.
 */
export function SiteLink({ href, onClick, children, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!staysHere(event)) return;
    event.preventDefault();
    router.push(href, href, { locale: false });
  };
  return (
    <a href={href} onClick={go} onPointerEnter={() => router.prefetch(href, href, { locale: false })} {...rest}>
      {children}
    </a>
  );
}

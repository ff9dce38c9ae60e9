import { useTranslation } from 'next-i18next/pages';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { type HeaderPanel, useHeader } from '@/contexts/HeaderContext';
import { useHeaderPanel } from '@/hooks/useHeaderPanel';
import { isPlainClick } from '@/lib/browser/dom-events';
import type { HeaderTab } from '@/lib/model/settings';
import type { SiteContent } from '@/lib/model/site-content';
import { label } from '@/styles/mixins';
import { Submenu } from './Submenu';

const Tab = styled.li`
  display: flex;
  align-items: stretch;
`;

const TabLink = styled.a`
  ${label}
  position: relative;
  display: flex;
  align-items: center;
  white-space: nowrap;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0.75rem;
    inset-inline: 0;
    border-block-end: 1px solid currentcolor;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--quick) var(--ease);
  }

  &:hover::after,
  &[data-open='true']::after {
    transform: scaleX(1);
  }
`;

const OpenButton = styled.button`
  align-self: center;
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-inline: 0.125rem -1.625rem;
  opacity: 0;

  &:focus-visible {
    opacity: 1;
    outline-offset: 0;
  }
`;

type NavigationTabProps = SiteContent['headerTabs'][number] & {
  index: number;
  /** The sections of its submenu; undefined until they are loaded. */
  sections: HeaderTab['sections'] | undefined;
};

/**
 * A tab and its submenu. With a mouse, hovering opens the submenu. On touch screens the first tap opens it and the
 * second follows the link. With the keyboard, the button beside the link opens it. It closes on Escape, and when the
 * focus leaves it.
 */
export function NavigationTab({ text, link, hasSubmenu, index, sections }: NavigationTabProps) {
  const { t } = useTranslation();
  const panel: HeaderPanel = `tab-${index}`;
  const { show, close } = useHeader();
  const { id, isOpen, trigger } = useHeaderPanel(panel);
  const pointerType = useRef('');

  const onPointer = (action: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') action();
  };
  const onTap = (event: MouseEvent) => {
    const isTap = pointerType.current === 'touch' || pointerType.current === 'pen';
    pointerType.current = '';
    if (!isTap || isOpen || !isPlainClick(event)) return;
    event.preventDefault();
    show(panel);
  };

  if (!hasSubmenu)
    return (
      <Tab>
        <TabLink href={link}>{text}</TabLink>
      </Tab>
    );
  return (
    <Tab
      data-panel={panel}
      onPointerEnter={onPointer(() => show(panel))}
      onPointerLeave={onPointer(() => isOpen && close())}
    >
      <TabLink
        href={link}
        data-open={isOpen}
        onPointerDown={(event: PointerEvent) => {
          pointerType.current = event.pointerType;
        }}
        onClick={onTap}
      >
        {text}
      </TabLink>
      <OpenButton type="button" {...trigger} aria-label={t('menu.submenu', { tab: text })} data-needs-script>
        <Icon name="down" size={14} />
      </OpenButton>
      <Submenu id={id} sections={sections} isOpen={isOpen} />
    </Tab>
  );
}

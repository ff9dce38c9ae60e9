import styled from 'styled-components';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Picture } from '@/components/ui/Picture';
import type { Section } from '@/lib/model/section';
import { container, sectionTitle } from '@/styles/mixins';
import { More } from './Section';

const Frame = styled.section<{ $onPicture: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: ${({ $onPicture }) => ($onPicture ? '70vh' : 'auto')};
  margin-block-start: ${({ $onPicture }) => ($onPicture ? 'var(--space-section)' : 0)};
  background: ${({ $onPicture }) => ($onPicture ? 'var(--ink)' : 'none')};
  color: ${({ $onPicture }) => ($onPicture ? 'var(--ivory)' : 'inherit')};
  text-align: center;

  img {
    opacity: 0.5;
  }
`;

const Words = styled.div`
  ${container}
  position: relative;
  display: grid;
  justify-items: center;
  padding-block: var(--space-section);
`;

const Title = styled.h2`
  ${sectionTitle}
  max-inline-size: 22ch;
`;

const Text = styled.p`
  max-inline-size: 36rem;
  margin-block-start: var(--space-5);
  font-size: var(--size-lead);
`;

/** Where to go from here. */
export function CallToAction({ anchor, title, text, links, image }: Section<'call-to-action'>) {
  return (
    <Frame id={anchor} $onPicture={Boolean(image)} data-bleed={image ? true : undefined}>
      {image && <Picture image={image} fill="cover" sizes="100vw" />}
      <Words>
        <Title>{title}</Title>
        {text && <Text>{text}</Text>}
        <More>
          {links.map((link) => (
            <NavigationButton key={link.href} {...link} />
          ))}
        </More>
      </Words>
    </Frame>
  );
}

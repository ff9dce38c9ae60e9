import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Link } from '@/lib/model/field-types';
import { container, lead, row, sectionTitle } from '@/styles/mixins';
import { NavigationButton } from './NavigationButton';
import { Phrases } from './Phrases';

const Frame = styled.div`
  ${container}
`;

const Title = styled.h2`
  ${sectionTitle}
`;

/** The title of a section. */
export const SectionTitle = ({ text }: { text: string }) => (
  <Title>
    <Phrases text={text} />
  </Title>
);

const Intro = styled.p`
  margin-block-start: var(--space-5);
  ${lead}
`;

/** The links at the end of a section. */
export const SectionLinks = styled.div`
  ${row('4 7')}
  margin-block-start: var(--space-7);
`;

interface SectionProps {
  anchor?: string;
  title?: string;
  intro?: string;
  /** A link to a related page, at the end of the section. */
  link?: Link | null;
  children: ReactNode;
}

/** The frame of a section at page width. It is a `section` element if it has a title, otherwise a `div`. */
export function Section({ anchor, title, intro, link, children }: SectionProps) {
  return (
    <Frame as={title ? 'section' : 'div'} id={anchor}>
      {title && <SectionTitle text={title} />}
      {intro && (
        <Intro>
          <Phrases text={intro} />
        </Intro>
      )}
      {children}
      {link && (
        <SectionLinks>
          <NavigationButton {...link} />
        </SectionLinks>
      )}
    </Frame>
  );
}

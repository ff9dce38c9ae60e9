import styled from 'styled-components';
import { media } from '@/styles/breakpoints';
import { coveringLink, label, linkAbove, phrased } from '@/styles/mixins';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: var(--column);
  gap: var(--space-6);

  p + & {
    margin-block-start: var(--space-7);
  }
`;

export const CentredLayout = styled(Layout)`
  inline-size: 100%;
  max-inline-size: 72rem;
  margin-inline: auto;
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-5);

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

export const EmptyHint = styled.p`
  grid-column: 1 / -1;
`;

export const Categories = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  border: 0;

  legend {
    ${label}
    margin-block-end: var(--space-2);
    color: var(--muted);
  }

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--space-5);
    border: 1px solid var(--hairline);
    border-radius: 2rem;
    cursor: pointer;
  }

  label:has(:checked) {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--ivory);
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  @media (forced-colors: active) {
    label:has(:checked) {
      border-width: 3px;
    }
  }
`;

export const Status = styled.p`
  min-block-size: 1.65em;
  font-size: var(--size-lead);
  overflow-wrap: anywhere;

  dialog &:empty {
    min-block-size: 0;
  }
`;

export const DesktopCount = styled.span`
  ${media.mobile} {
    display: none;
  }
`;

export const MobileCount = styled.span`
  ${media.tablet} {
    display: none;
  }
`;

export const Remark = styled.span`
  display: block;
  font-size: var(--size-small);
  color: var(--muted);
`;

/** The title of a group of results, after a line that separates it from the group before it. */
export const GroupTitle = styled.h2`
  margin-block-start: var(--space-6);
  font-size: 1.5rem;
  line-height: var(--leading-title);

  ul + & {
    margin-block-start: var(--space-7);
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--text);
  }
`;

export const List = styled.ul`
  margin-block-start: var(--space-4);

  mark {
    padding-inline: 0.1em;
    background: var(--stone);
    color: var(--text);
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }

  /* The best matches are cards, so that they do not look like the beginning of the list below. */
  &[data-best] {
    ${media.tablet} {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-5);
    }
  }
`;

export const Item = styled.li`
  ${coveringLink}
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-5) var(--space-6);
  padding-block: var(--space-5);
  border-block-start: 1px solid var(--hairline);

  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }

  &:has(img) {
    grid-template-columns: min(13rem, 30%) minmax(0, 1fr);
  }

  /* The pictures of houses are upright. */
  &[data-type='house']:has(img) {
    grid-template-columns: min(6.5rem, 30%) minmax(0, 1fr);
  }

  &[data-type='house'] img {
    aspect-ratio: 3 / 4;
  }

  [data-best] > &&:is(li) {
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr);
      border: 0;

      img {
        aspect-ratio: 3 / 2;
        object-position: 50% 30%;
      }
    }
  }

  p {
    max-inline-size: var(--measure);
    color: var(--muted);
    ${phrased}
  }

  p:first-child {
    font-size: var(--size-small);
  }

  :is(h2, h3, h4) {
    margin-block: var(--space-1) var(--space-2);
    font: var(--weight-heading) 1.5rem / var(--leading-title) var(--font-display);
    font-variant-numeric: lining-nums;
  }

  a[download] {
    ${linkAbove}
  }
`;

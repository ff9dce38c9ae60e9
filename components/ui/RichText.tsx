import styled from 'styled-components';
import { lineBelow, tabular } from '@/styles/mixins';

const Body = styled.div`
  > :not([role='region'], figure) {
    max-inline-size: var(--measure);
  }

  > * + * {
    margin-block-start: 1.1em;
  }

  h2,
  h3,
  h4 {
    margin-block-start: 1.8em;
    font-size: var(--size-heading);
  }

  h4 {
    font-size: var(--size-name);
  }

  a {
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
    text-decoration-color: var(--brass);
  }

  ul > li {
    position: relative;
    padding-inline-start: 1.5rem;
  }

  ul > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.8em;
    inset-inline-start: 0;
    inline-size: 0.75rem;
    border-block-start: 1px solid var(--brass);
  }

  ol {
    padding-inline-start: 1.5rem;
    list-style: decimal;
  }

  li + li {
    margin-block-start: 0.5em;
  }

  blockquote {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--brass);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--size-detail);
    ${tabular}
  }

  caption {
    padding-block: var(--space-4) var(--space-2);
    color: var(--muted);
    text-align: start;
  }

  th,
  td {
    padding-block: var(--space-3);
    ${lineBelow}
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: break-word;
    text-wrap: balance;
  }

  :is(th, td) + * {
    padding-inline-start: var(--space-4);
  }

  th {
    font-weight: inherit;
  }

  thead th {
    font-weight: var(--weight-medium);
  }

  .figure {
    text-align: end;
  }

  sup {
    line-height: 0;
  }
`;

/** Renders rich text. `html` must have been sanitised on the server. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the content is read
  return <Body dangerouslySetInnerHTML={{ __html: html }} />;
}

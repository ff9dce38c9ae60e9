import { memo } from 'react';
import styled from 'styled-components';
import { Sections } from '@/components/sections/Sections';
import { PageHead } from '@/components/seo/PageHead';
import type { PageProps } from '@/lib/site/pages/page-result';
import { container, pageTitle } from '@/styles/mixins';

const Heading = styled.h1`
  ${container}
  padding-block-start: var(--space-7);
  ${pageTitle}

  &[data-low] {
    padding-block-start: var(--space-5);
  }

  &[data-small] {
    font-size: var(--size-title);
  }
`;

const Version = styled.p`
  ${container}
  margin-block-start: calc(var(--space-7) - var(--space-section));
  padding-block-end: var(--space-section);
  color: var(--muted);
`;

/**
 * A page from the CMS. If the first section is a hero, the hero has the main heading; otherwise the page has its own.
 * Next renders the whole application a second time to update the router: `memo` skips the unchanged page.
 */
export const PageView = memo(function PageView({ page, structuredData }: PageProps) {
  const types = page.sections.map(({ type }) => type);
  return (
    <>
      <PageHead page={page} structuredData={structuredData} />
      {types[0] !== 'hero' && (
        // Low, so that the first offers or the film are visible without scrolling.
        <Heading
          data-low={types[0] === 'job-search' || types[0] === 'youtube-video' || undefined}
          data-small={types.includes('job-search') || undefined}
        >
          {page.pageTitle}
        </Heading>
      )}
      <Sections sections={page.sections} accent={page.accent} plate={page.plate} />
      {page.versionText && <Version>{page.versionText}</Version>}
    </>
  );
});

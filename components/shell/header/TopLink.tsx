import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { track } from '@/lib/analytics/track';

const Anchor = styled.a`
  padding-block: var(--space-2);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
`;

/** The link at the top right: to the job platform's sign-in on job pages, to join us elsewhere. */
export function TopLink({ isJobPage }: { isJobPage: boolean }) {
  const { joinUs, signIn } = useContent();
  if (isJobPage)
    return (
      <Anchor href={signIn.url} onClick={() => track('Menu', 'Click sign in')}>
        {signIn.text}
      </Anchor>
    );
  return (
    <Anchor href={joinUs.link} onClick={() => track('Menu', 'Click join us')}>
      {joinUs.text}
    </Anchor>
  );
}

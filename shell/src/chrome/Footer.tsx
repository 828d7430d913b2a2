import type { PageState } from '../page/pageState';

import { useFollowedHead, type FollowedHead } from './followedHead';
import { LateFooter } from './lateChrome';

interface FooterProps {
  readonly state: PageState;
  readonly head?: FollowedHead;
}

/** The end of every page, reduced where nobody should be led away. */
export function Footer({ state, head }: FooterProps) {
  const { chrome } = useFollowedHead(state, head);
  return <LateFooter state={state} isReduced={chrome === 'reduced'} />;
}

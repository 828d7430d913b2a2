import type { ShellStore } from '../browser/state/shellStore';
import type { PageState } from '../page/pageState';

import { useFollowedHead } from './followedHead';
import { LateFooter } from './lateChrome';

interface FooterProps {
  readonly state: PageState;
  readonly store?: ShellStore;
}

/** The end of every page, reduced where nobody should be led away. */
export function Footer({ state, store }: FooterProps) {
  const { chrome } = useFollowedHead(state, store);
  return <LateFooter state={state} isReduced={chrome === 'reduced'} />;
}

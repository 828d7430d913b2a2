import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../Button/ButtonLink';
import { ProgressLine } from '../ProgressLine/ProgressLine';
import { useKitText } from '../text/KitText';

const Root = styled.div`
  display: grid;
  gap: 12px;
  max-width: 280px;
`;

export interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  /** How many the next step adds at most. */
  readonly step: number;
  /** The next page as a link: it works without script and robots follow it (PLP-05). */
  readonly href: string;
  /** Adds the next page in place. */
  readonly onMore?: (() => void) | undefined;
}

/** How much of the list is there, and the way to the rest. */
export function LoadMore({ shown, total, step, href, onMore }: LoadMoreProps) {
  const text = useKitText();
  const words = text('Kit.Shown', { shown, total });
  const more = text('Kit.More', { count: Math.min(step, total - shown) });
  const follow = (event: MouseEvent) => {
    if (!onMore || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore();
  };
  return (
    <Root>
      <output className="soft">{words}</output>
      <ProgressLine label={words} value={shown} max={total} />
      {shown >= total ? null : (
        <ButtonLink variant="outlined" icon="chevronDown" rel="next" href={href} onClick={follow}>
          {more}
        </ButtonLink>
      )}
    </Root>
  );
}

import { useHydrated } from '@sightline/shared-lib/runtime';
import { media } from '@sightline/shared-lib/ui';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div`
  position: fixed;
  z-index: 15;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  padding: 10px var(--margin) max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  & > button {
    justify-content: center;
  }
  ${media.md} {
    display: none;
  }
`;

interface StickyBuyProps {
  /** The button it stands in for once that has left the view. */
  readonly watch: RefObject<HTMLElement | null>;
  readonly amount: string;
  readonly detail: string;
  readonly children: ReactNode;
}

/** On small screens the button sticks to the bottom once the first one is above the view. */
export function StickyBuy({ watch, amount, detail, children }: StickyBuyProps) {
  const hydrated = useHydrated();
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = watch.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watch]);
  if (!hydrated || !away) return null;
  return (
    <Bar>
      <div>
        <p className="num strong">{amount}</p>
        <p className="small soft">{detail}</p>
      </div>
      {children}
    </Bar>
  );
}

import { labelled } from '@sightline/shared-lib/domain/typography';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { LineAlert } from '../../parts/LineAlert';
import type { RemovedLine, RemovedLines } from './useRemovedLines';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding-block: 12px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  & > .line-stock {
    flex-basis: 100%;
    display: flex;
    gap: 8px;
    color: var(--bad);
    font: var(--small);
  }
`;

interface RemovedRowProps {
  readonly line: RemovedLine;
  readonly onUndo: () => void;
}

/** In the place of a line that was taken out: what went, and the way back (CART-03). */
export function RemovedRow({ line: { name, state }, onUndo }: RemovedRowProps) {
  const { t, tag } = useTranslation();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that took the line out is gone with it: its way back has the focus, and is heard.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  const removed = t('Cart.Removed', { name });
  return (
    <Root>
      <span>{removed}</span>
      <Button
        variant="text"
        ref={undo}
        onClick={onUndo}
        busy={state === 'returning'}
        aria-label={labelled(t('Cart.Undo'), removed, tag)}
      >
        {t('Cart.Undo')}
      </Button>
      <LineAlert problem={state === 'failed' ? t('Cart.NotPutBack', { name }) : null} />
    </Root>
  );
}

/** What was taken out of a bag that is empty now. */
export function RemovedRows({ removed }: { readonly removed: RemovedLines }) {
  if (removed.all.length === 0) return null;
  return (
    <ul>
      {removed.all.map((line) => (
        <RemovedRow key={line.id} line={line} onUndo={() => void removed.putBack(line)} />
      ))}
    </ul>
  );
}

import { CART_GROUPS, cartEntries, groupEntries, joinEyes } from '@sightline/shared-lib/domain/cart';
import type { CartEntry, CartGroup, OrderLine } from '@sightline/shared-lib/domain/cart';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { media } from '@sightline/shared-lib/ui';
import { useMemo, type JSX } from 'react';
import { styled } from 'styled-components';

import type { LineProduct } from '../../state/lineProduct';
import { linesRoom } from '../../parts/lineStyle';
import { CartLine } from './CartLine';
import type { CartLineProps } from './CartLine';
import { useLensAddress } from './useLensAddress';
import { stockLeftFor } from './stockLeft';
import { RemovedRow } from './RemovedRow';
import type { LineActions } from './useLineActions';
import type { LinePlace, RemovedLines } from './useRemovedLines';

const Root = styled.div`
  ${linesRoom}
  ${media.md} {
    & > section:last-child > ul > li:last-child {
      padding-bottom: 0;
    }
  }
`;

interface CartGroupsProps {
  readonly lines: readonly OrderLine[];
  readonly products: ReadonlyMap<string, LineProduct>;
  readonly stock: Readonly<Record<string, number | null>>;
  readonly actions: LineActions;
  /** Taken out since the page was opened. */
  readonly removed: RemovedLines;
}

const GROUP_NAMES = {
  rx: 'Cart.Group.Rx',
  cl: 'Cart.Group.ContactLenses',
  'cl-acc': 'Cart.Group.LensCare',
  sun: 'Cart.Group.Sun',
  default: 'Cart.Group.Other',
} as const;

/** Lines in the groups of the specification, each group named for those who hear the page (CART-02). */
export function CartGroups({ lines, products, stock, actions, removed }: CartGroupsProps) {
  const { t } = useTranslation();
  const entries = useMemo(
    () => cartEntries(lines, (line) => products.get(line.partNumber)?.type ?? null),
    [lines, products],
  );
  const groups = useMemo(() => groupEntries(entries), [entries]);
  useLensAddress(entries, (entry) => void actions.changeLenses(entry));
  // While it is being taken out its line may still be there, and is there again when that is refused.
  const gone = removed.all.filter(({ id }) => !entries.some(({ line }) => line.orderItemId === id));
  const propsOf = (entry: CartEntry, place: LinePlace): CartLineProps => {
    const { partNumber } = entry.line;
    const product = products.get(partNumber);
    const left = stockLeftFor(entry.line, lines, stock[partNumber]);
    return {
      entry,
      product,
      stock: stock[partNumber],
      left,
      busy: actions.isBusy(entry),
      problem: actions.problemOf(entry),
      onQuantity: (quantity) => actions.setQuantity(entry, quantity),
      onRemove: () => void actions.remove(entry, place),
      onSave: () => void actions.saveForLater(entry),
      onChangeLenses: () => void actions.changeLenses(entry),
      onChangeValues: product?.lens ? () => void actions.changeValues(entry, product.lens, left) : undefined,
    };
  };
  const rowsOf = (group: CartGroup) => {
    const removedHere = gone.filter((line) => line.group === group).toSorted((a, b) => a.at - b.at);
    const rows: JSX.Element[] = joinEyes(groups[group]).map(([entry, other], index) => {
      const at = removedHere.reduce((row, line) => (line.at <= row ? row + 1 : row), index);
      const first = propsOf(entry, { group, at });
      return (
        <CartLine
          key={entry.line.orderItemId}
          lines={other ? [first, propsOf(other, { group, at: at + 1 })] : [first]}
        />
      );
    });
    for (const line of removedHere)
      rows.splice(line.at, 0, <RemovedRow key={line.id} line={line} onUndo={() => void removed.putBack(line)} />);
    return rows;
  };
  return (
    <Root>
      {CART_GROUPS.map((group) => [group, rowsOf(group)] as const)
        .filter(([, rows]) => rows.length > 0)
        .map(([group, rows]) => (
          <section key={group} aria-label={t(GROUP_NAMES[group])}>
            <h2 className="vh">{t(GROUP_NAMES[group])}</h2>
            <ul>{rows}</ul>
          </section>
        ))}
    </Root>
  );
}

import { CART_GROUPS, cartEntries, groupEntries } from '@sightline/shared-lib/domain/cart';
import type { CartEntry, OrderLine } from '@sightline/shared-lib/domain/cart';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { media } from '@sightline/shared-lib/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import type { LineProduct } from '../../state/lineProduct';
import { CartLine } from './CartLine';
import { useLensAddress } from './useLensAddress';
import { stockLeftFor } from './stockLeft';
import type { LineActions } from './useLineActions';

const Root = styled.div`
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
}

const GROUP_NAMES = {
  rx: 'Cart.Group.Rx',
  cl: 'Cart.Group.ContactLenses',
  'cl-acc': 'Cart.Group.LensCare',
  sun: 'Cart.Group.Sun',
  default: 'Cart.Group.Other',
} as const;

/** Lines in the groups of the specification, each group named for those who hear the page (CART-02). */
export function CartGroups({ lines, products, stock, actions }: CartGroupsProps) {
  const { t } = useTranslation();
  const entries = useMemo(
    () => cartEntries(lines, (line) => products.get(line.partNumber)?.type ?? null),
    [lines, products],
  );
  const groups = useMemo(() => groupEntries(entries), [entries]);
  useLensAddress(entries, (entry) => void actions.changeLenses(entry));
  const lineOf = (entry: CartEntry) => {
    const { partNumber, orderItemId } = entry.line;
    const product = products.get(partNumber);
    const left = stockLeftFor(entry.line, lines, stock[partNumber]);
    return (
      <CartLine
        key={orderItemId}
        entry={entry}
        product={product}
        stock={stock[partNumber]}
        left={left}
        busy={actions.isBusy(entry)}
        problem={actions.problemOf(entry)}
        onQuantity={(quantity) => actions.setQuantity(entry, quantity)}
        onRemove={() => void actions.remove(entry)}
        onSave={() => void actions.saveForLater(entry)}
        onChangeLenses={() => void actions.changeLenses(entry)}
        onChangeValues={product?.lens ? () => void actions.changeValues(entry, product.lens, left) : undefined}
      />
    );
  };
  return (
    <Root>
      {CART_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <section key={group} aria-label={t(GROUP_NAMES[group])}>
          <h2 className="vh">{t(GROUP_NAMES[group])}</h2>
          <ul>{groups[group].map(lineOf)}</ul>
        </section>
      ))}
    </Root>
  );
}

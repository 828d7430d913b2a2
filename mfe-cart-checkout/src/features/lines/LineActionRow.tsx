import type { CartEntry } from '@sightline/shared-lib/domain/cart';
import { quantityLimit } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Quantity } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';

import { ReducedPrice } from '../../parts/ReducedPrice';
import { useQuantity } from './useQuantity';
import type { WriteQuantity } from './useQuantity';

interface LineActionRowProps {
  readonly entry: CartEntry;
  /** Pieces that this line may have; null when not counted. */
  readonly left: number | null | undefined;
  readonly fullName: string;
  /** The eye, where the rows of two eyes stand under one head. */
  readonly mark: ReactNode;
  /** Both eyes on one line: the boxes of each are told where they were chosen. */
  readonly isPairOfLenses: boolean;
  readonly onQuantity: WriteQuantity;
  readonly onRemove: () => void;
  readonly onSave: () => void;
  readonly onChangeLenses: () => void;
  /** Missing for what has no values of an eye, and while its product is not known. */
  readonly onChangeValues: (() => void) | undefined;
}

/** What can be done with a line: number, saving, removing; things made to values are edited where they were made (CART-03). */
export function LineActionRow(props: LineActionRowProps) {
  const { entry, left, fullName, mark, isPairOfLenses } = props;
  const { onQuantity, onRemove, onSave, onChangeLenses, onChangeValues } = props;
  const { t, tag } = useTranslation();
  const { line, rx } = entry;
  const [quantity, changeQuantity] = useQuantity(line.quantity, onQuantity);
  const remove = (
    <Button variant="text" onClick={onRemove} aria-label={t('Cart.RemoveNamed', { name: fullName })}>
      {t('Cart.Remove')}
    </Button>
  );
  const save = (
    <Button variant="text" onClick={onSave} aria-label={t('Cart.SaveNamed', { name: fullName })}>
      {t('Cart.Save')}
    </Button>
  );
  const values = onChangeValues ? (
    <Button
      variant="text"
      aria-haspopup="dialog"
      aria-label={t('Cart.ChangeValuesNamed', { name: fullName })}
      onClick={onChangeValues}
    >
      {t('Cart.ChangeValues')}
    </Button>
  ) : null;
  if (!rx && !isPairOfLenses && line.groupKey === '') {
    return (
      <div className="line-actions">
        <span className="boxes">
          {mark}
          <Quantity
            label={fullName}
            value={quantity}
            max={Math.max(quantityLimit(left), line.quantity)}
            onQuantity={changeQuantity}
            onChange={() => undefined}
          />
        </span>
        <span className="end">
          {values}
          {save}
          {remove}
        </span>
      </div>
    );
  }
  return (
    <div className="line-actions">
      {mark}
      {rx ? (
        <Button
          variant="text"
          aria-haspopup="dialog"
          aria-label={t('Cart.EditLensesNamed', { name: fullName })}
          onClick={onChangeLenses}
        >
          {t('Cart.EditLenses')}
        </Button>
      ) : null}
      {values}
      {save}
      {remove}
      {rx ? (
        <span className="line-total">
          {rx.rxDiscountedPrice.minor < rx.rxPrice.minor ? (
            <ReducedPrice now={formatMoney(rx.rxDiscountedPrice, tag)} before={formatMoney(rx.rxPrice, tag)} />
          ) : (
            formatMoney(rx.rxPrice, tag)
          )}
        </span>
      ) : null}
    </div>
  );
}

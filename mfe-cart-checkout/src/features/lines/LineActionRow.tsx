import type { CartEntry } from '@sightline/shared-lib/domain/cart';
import { quantityLimit } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Quantity, TextLink } from '@sightline/shared-lib/ui';

import { ReducedPrice } from './ReducedPrice';
import { useQuantity } from './useQuantity';
import type { WriteQuantity } from './useQuantity';

interface LineActionRowProps {
  readonly entry: CartEntry;
  readonly stock: number | null | undefined;
  readonly fullName: string;
  /** Page of the product; null while it is not known. */
  readonly href: string | null;
  /** Both eyes on one line: the boxes of each are told where they were chosen. */
  readonly isPairOfLenses: boolean;
  readonly onQuantity: WriteQuantity;
  readonly onRemove: () => void;
  readonly onSave: () => void;
  readonly onChangeLenses: () => void;
}

/** What can be done with a line: number, saving, removing; things made to values are edited where they were made (CART-03). */
export function LineActionRow(props: LineActionRowProps) {
  const { entry, stock, fullName, href, isPairOfLenses, onQuantity, onRemove, onSave, onChangeLenses } = props;
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
  if (!rx && !isPairOfLenses && line.groupKey === '') {
    return (
      <div className="line-actions">
        <Quantity
          label={fullName}
          value={quantity}
          max={Math.max(quantityLimit(stock), line.quantity)}
          onQuantity={changeQuantity}
          onChange={() => undefined}
        />
        <span className="end">
          {save}
          {remove}
        </span>
      </div>
    );
  }
  return (
    <div className="line-actions">
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
      {href && !rx && isPairOfLenses ? <TextLink href={href}>{t('Cart.Edit')}</TextLink> : null}
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

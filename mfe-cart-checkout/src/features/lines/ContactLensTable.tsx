import type { TextKey } from '@sightline/shared-lib/contracts';
import type { ContactLensPrescription, LensField } from '@sightline/shared-lib/domain/lens';
import { LENS_FIELDS, shownLensValue } from '@sightline/shared-lib/domain/lens';
import { dynamicKey, useTranslation } from '@sightline/shared-lib/runtime';
import { DataTable, EyeMark } from '@sightline/shared-lib/ui';

const LABELS: Readonly<Record<LensField, TextKey>> = {
  power: 'Cart.Lenses.Power',
  baseCurve: 'Cart.Lenses.BaseCurve',
  diameter: 'Cart.Lenses.Diameter',
  cylinder: 'Cart.Lenses.Cylinder',
  axis: 'Cart.Lenses.Axis',
  addition: 'Cart.Lenses.Addition',
  colour: 'Cart.Lenses.Colour',
};

/** Values of contact lenses, one row an eye that wears one; what the lens does not have is no column (CART-02). */
export function ContactLensTable({ eyes }: { readonly eyes: ContactLensPrescription }) {
  const { t, tag } = useTranslation();
  const worn = (['right', 'left'] as const).flatMap((side) => {
    const eye = eyes[side];
    return eye ? [{ side, eye }] : [];
  });
  const fields = LENS_FIELDS.filter((field) => worn.some(({ eye }) => eye[field] !== ''));
  const wordOf = (code: string) => t(dynamicKey(`Cart.Lenses.Code.${code}`));
  return (
    <DataTable
      caption={t('Cart.Lenses.Values')}
      captionHidden
      corner={t('Cart.Rx.Eye')}
      cornerHidden
      stacks={fields.length > 5}
      columns={[
        ...fields.map((field) => ({ id: field, label: t(LABELS[field]) })),
        ...(eyes.dominance === '' ? [] : [{ id: 'dominance', label: t('Cart.Lenses.Dominance') }]),
        { id: 'boxes', label: t('Cart.Lenses.Boxes') },
      ]}
      rows={worn.map(({ side, eye }) => ({
        id: side,
        header: <EyeMark side={side} />,
        cells: {
          ...Object.fromEntries(fields.map((field) => [field, shownLensValue(field, eye[field], tag, wordOf) || '–'])),
          dominance: t(eyes.dominance === side ? 'Cart.Lenses.Word.leads' : 'Cart.Lenses.Word.follows'),
          boxes: eye.boxes,
        },
      }))}
    />
  );
}

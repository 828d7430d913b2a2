import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { parseOptical, pupillaryDistances, shownPower } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { DataTable, EyeMark } from '@sightline/shared-lib/ui';

/** Said where a value is not there. */
const NONE = '–';

function power(value: string, tag: string): string {
  const number = parseOptical(value);
  return number === null ? NONE : shownPower(number, tag);
}

function millimetres(value: string, tag: string): string {
  const number = parseOptical(value);
  return number === null ? NONE : new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).format(number);
}

/** Values of a pair of glasses, R above L. */
export function SpectacleTable({ values }: { readonly values: PrescriptionValues }) {
  const { t, tag } = useTranslation();
  const distances = pupillaryDistances(values);
  const row = (side: 'right' | 'left') => {
    const cylinder = parseOptical(values[`${side}Cyl`]) ?? 0;
    return {
      id: side,
      header: <EyeMark side={side} />,
      cells: {
        sphere: power(values[`${side}Sphere`], tag),
        cylinder: power(values[`${side}Cyl`], tag),
        axis: cylinder === 0 ? NONE : values[`${side}Axis`],
        distance: millimetres(distances[side], tag),
      },
    };
  };
  return (
    <DataTable
      caption={t('Cart.Rx.Values')}
      captionHidden
      corner={t('Cart.Rx.Eye')}
      cornerHidden
      stacks={false}
      columns={[
        { id: 'sphere', label: t('Cart.Rx.Sphere') },
        { id: 'cylinder', label: t('Cart.Rx.Cylinder') },
        { id: 'axis', label: t('Cart.Rx.Axis') },
        { id: 'distance', label: t('Cart.Rx.Distance') },
      ]}
      rows={[row('right'), row('left')]}
    />
  );
}

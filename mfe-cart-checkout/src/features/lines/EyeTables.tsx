import { shownNumber } from '@sightline/shared-lib/domain/number';
import type { PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import {
  isDistanceOfBoth,
  isPrismBase,
  parseOptical,
  pupillaryDistances,
  shownPower,
} from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { DataTable, EyeMark } from '@sightline/shared-lib/ui';

/** Said where a value is not there. */
const NONE = '–';

const SIDES = ['right', 'left'] as const;

function power(value: string, tag: string): string {
  const number = parseOptical(value);
  return number === null ? NONE : shownPower(number, tag);
}

function millimetres(value: string, tag: string): string {
  const number = parseOptical(value);
  return number === null ? NONE : shownNumber(number, tag, { least: 1 });
}

/** Values of a pair of glasses, R above L; an addition or a prism is a column only where an eye has one. */
export function SpectacleTable({ values }: { readonly values: PrescriptionValues }) {
  const { t, tag } = useTranslation();
  const distances = pupillaryDistances(values);
  const isGiven = (one: 'Add' | 'Prism') => SIDES.some((side) => (parseOptical(values[`${side}${one}`]) ?? 0) !== 0);
  const prism = (side: 'right' | 'left') => {
    const number = parseOptical(values[`${side}Prism`]) ?? 0;
    const base = values[`${side}PrismBase`];
    if (number === 0 || !isPrismBase(base)) return NONE;
    return t(`Cart.Rx.Prism.${base}`, { value: number.toLocaleString(tag) });
  };
  const row = (side: 'right' | 'left') => {
    const cylinder = parseOptical(values[`${side}Cyl`]) ?? 0;
    return {
      id: side,
      header: <EyeMark side={side} />,
      cells: {
        sphere: power(values[`${side}Sphere`], tag),
        cylinder: power(values[`${side}Cyl`], tag),
        axis: cylinder === 0 ? NONE : values[`${side}Axis`],
        addition: power(values[`${side}Add`], tag),
        prism: prism(side),
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
      stacks={isGiven('Prism')}
      columns={[
        { id: 'sphere', label: t('Cart.Rx.Sphere') },
        { id: 'cylinder', label: t('Cart.Rx.Cylinder') },
        { id: 'axis', label: t('Cart.Rx.Axis') },
        ...(isGiven('Add') ? [{ id: 'addition', label: t('Cart.Rx.Addition') }] : []),
        ...(isGiven('Prism') ? [{ id: 'prism', label: t('Cart.Rx.Prism') }] : []),
        { id: 'distance', label: t('Cart.Rx.Distance'), shared: isDistanceOfBoth(values) },
      ]}
      rows={[row('right'), row('left')]}
    />
  );
}

import { shownNumber } from '@sightline/shared-lib/domain/number';
import {
  hasPrism,
  isPrismBase,
  parseOptical,
  pupillaryDistances,
  shownPower,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { DataTable, EyeMark } from '@sightline/shared-lib/ui';

const SIDES = ['right', 'left'] as const;

/** Values of both eyes in the notation of the country, R above L as on the paper (RX-04). */
export function ValuesTable({ values, name }: { readonly values: PrescriptionValues; readonly name: string }) {
  const { t, tag } = useTranslation();
  const power = (typed: string) => shownPower(parseOptical(typed) ?? 0, tag);
  const plain = (typed: string) => shownNumber(parseOptical(typed) ?? 0, tag);
  const distances = pupillaryDistances(values);
  const column = (id: string, label: string) => ({ id, label, numeric: true });
  const prism = (side: (typeof SIDES)[number]) => {
    const amount = parseOptical(values[`${side}Prism`]) ?? 0;
    const base = values[`${side}PrismBase`];
    return amount === 0 || !isPrismBase(base) ? '–' : t(`Rx.Prism.${base}`, { value: amount.toLocaleString(tag) });
  };
  const isPrismatic = hasPrism(values);
  const hasAddition = values.rightAdd.trim() !== '' || values.leftAdd.trim() !== '';
  return (
    <DataTable
      caption={name}
      captionHidden
      corner={t('Rx.Eye')}
      cornerHidden
      stacks={isPrismatic}
      columns={[
        column('sphere', t('Rx.Sphere')),
        column('cylinder', t('Rx.Cylinder')),
        column('axis', t('Rx.Axis')),
        ...(hasAddition ? [column('addition', t('Rx.Addition'))] : []),
        ...(isPrismatic ? [{ id: 'prism', label: t('Rx.Prism') }] : []),
        column('distance', t('Rx.Distance')),
      ]}
      rows={SIDES.map((side) => {
        const cylinder = parseOptical(values[`${side}Cyl`]) ?? 0;
        return {
          id: side,
          header: <EyeMark side={side} />,
          cells: {
            sphere: power(values[`${side}Sphere`]),
            cylinder: cylinder === 0 ? '–' : power(values[`${side}Cyl`]),
            axis: cylinder === 0 ? '–' : plain(values[`${side}Axis`]),
            addition: values[`${side}Add`] ? power(values[`${side}Add`]) : '–',
            prism: prism(side),
            distance: plain(distances[side]),
          },
        };
      })}
    />
  );
}

import { shownNumber } from '@sightline/shared-lib/domain/number';
import {
  hasPrism,
  isDistanceOfBoth,
  isPrismBase,
  parseOptical,
  pupillaryDistances,
  shownPower,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { DataTable, EyeMark, media, screenBelow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const SIDES = ['right', 'left'] as const;

/** Columns stand where they do in the table above, whatever is in it. */
const Root = styled.div`
  & th,
  & td {
    white-space: nowrap;
  }
  @media ${screenBelow.sm} {
    & tr > :not(:first-child) {
      padding-inline-end: 10px;
    }
  }
  ${media.sm} {
    & table {
      table-layout: fixed;
    }
    & thead th {
      width: 19%;
    }
    & thead th:first-child {
      width: 44px;
    }
    & thead th:last-child {
      width: auto;
    }
  }
`;

/** Values of both eyes in the notation of the country, R above L as on the paper (RX-04). */
export function ValuesTable({ values, name }: { readonly values: PrescriptionValues; readonly name: string }) {
  const { t, tag } = useTranslation();
  const power = (typed: string) => shownPower(parseOptical(typed) ?? 0, tag);
  const plain = (typed: string) => shownNumber(parseOptical(typed) ?? 0, tag);
  const millimetres = (typed: string) => t('Rx.Millimetres', { value: plain(typed) });
  const distances = pupillaryDistances(values);
  const isTogether = isDistanceOfBoth(values);
  const column = (id: string, label: string) => ({ id, label, numeric: true });
  const prism = (side: (typeof SIDES)[number]) => {
    const amount = parseOptical(values[`${side}Prism`]) ?? 0;
    const base = values[`${side}PrismBase`];
    return amount === 0 || !isPrismBase(base) ? '–' : t(`Rx.Prism.${base}`, { value: amount.toLocaleString(tag) });
  };
  const isPrismatic = hasPrism(values);
  return (
    <Root>
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
          column('addition', t('Rx.Addition')),
          ...(isPrismatic ? [{ id: 'prism', label: t('Rx.Prism') }] : []),
          {
            ...column('distance', t('Rx.Distance')),
            ...(isTogether ? { shared: true, shortLabel: t('Rx.Distance.Both') } : {}),
          },
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
              distance: millimetres(distances[side]),
            },
          };
        })}
      />
    </Root>
  );
}

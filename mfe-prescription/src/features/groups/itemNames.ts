import type { Translate } from '@sightline/shared-lib/contracts';
import { oneEyeOf, type OrderLine } from '@sightline/shared-lib/domain/cart';
import type { PrescriptionItem } from '@sightline/shared-lib/domain/prescription';

const EYES = { right: 'Prescription.Eye.Right', left: 'Prescription.Eye.Left' } as const;

/** The eye that a line is for alone, as it is written within a sentence; empty for both, and for what is for no eye. */
function eyeWord(line: OrderLine | undefined, t: Translate, tag: string): string {
  const side = line && oneEyeOf({ line });
  const [first = '', ...others] = side ? t(EYES[side]) : '';
  return first.toLocaleLowerCase(tag) + others.join('');
}

/** Names of things by line, with the eye that one is for alone, and told apart by a number where two have the same. */
export function itemNames(
  items: readonly PrescriptionItem[],
  lines: readonly OrderLine[],
  t: Translate,
  tag: string,
): ReadonlyMap<string, string> {
  const lineOf = (orderItemId: string) => lines.find((line) => line.orderItemId === orderItemId);
  const names = items.map(({ orderItemId, name }) =>
    [name, eyeWord(lineOf(orderItemId), t, tag)].filter(Boolean).join(', '),
  );
  return new Map(
    items.map(({ orderItemId }, index) => {
      const name = names[index] ?? '';
      const number = names.slice(0, index + 1).filter((one) => one === name).length;
      return [orderItemId, names.filter((one) => one === name).length > 1 ? `${name} (${number})` : name];
    }),
  );
}

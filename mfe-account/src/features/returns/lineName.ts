import type { Translate } from '@sightline/shared-lib/contracts';
import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { dynamicKey } from '@sightline/shared-lib/runtime';

import type { LineGoods } from '../../account/reading/lineGoods';

/** What a line of a return is called: brand and model, and whose eyes its contact lenses are for. */
export function lineName(
  { name, partNumber }: Pick<OrderLine, 'name' | 'partNumber'>,
  goods: LineGoods | undefined,
  eyes: readonly string[],
  t: Translate,
  tag: string,
): string {
  const called = goods ? `${goods.brand} ${goods.name}`.trim() : name || partNumber;
  const words = eyes.map((eye) => {
    const [first = '', ...others] = t(dynamicKey(`Orders.Lenses.Word.${eye}`));
    return [first.toLocaleLowerCase(tag), ...others].join('');
  });
  return words.length > 0 ? `${called}, ${new Intl.ListFormat(tag).format(words)}` : called;
}

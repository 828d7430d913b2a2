import type { LetterGoods } from '../mail';
import type { OrderLine } from '../order';

/** The frame of a line's own pair; none for what belongs to no pair, or to one without a single frame. */
export function frameOf(line: OrderLine, lines: readonly OrderLine[]): OrderLine | undefined {
  if (line.groupKey === '' || line.groupKey === '0') return undefined;
  const frames = lines.filter(({ groupKey, opticalRole }) => groupKey === line.groupKey && opticalRole === 'frame');
  return frames.length === 1 ? frames[0] : undefined;
}

/** By the catalogue's own name, once it has one. */
export const nameOf = ({ name, partNumber }: OrderLine): string => name || partNumber;

const isMade = ({ opticalRole }: OrderLine): boolean => opticalRole === 'lens' || opticalRole === 'service';

/** What was ordered, each frame with its lenses and services; of lines only names, pieces and amounts: what lenses are made to stays here. */
export function goodsOf(lines: readonly OrderLine[]): LetterGoods[] {
  const article = (line: OrderLine) => ({
    name: nameOf(line),
    quantity: line.quantity,
    amountMinor: line.unitMinor * line.quantity,
  });
  const hangs = (line: OrderLine): boolean => isMade(line) && frameOf(line, lines) !== undefined;
  return lines
    .filter((line) => !hangs(line))
    .map((line) => {
      const parts = lines.filter((one) => hangs(one) && frameOf(one, lines) === line).map(article);
      return {
        ...article(line),
        partNumber: line.partNumber,
        ...(line.giftOf === undefined ? {} : { gift: true }),
        ...(parts.length > 0 ? { parts } : {}),
      };
    });
}

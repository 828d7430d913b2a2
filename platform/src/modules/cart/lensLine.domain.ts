import { opticalRoleOf } from '../order';
import type { ExtendedAttribute, LensLine, LensValuesPort, Order, OrderLine, SkuFacts } from '../order';
import type { WantedLine } from './lineChange.domain';
import { addLine, combines } from './lines.domain';

/**
 * Sealing the same values twice gives two texts. A new line takes over the text of a kept one that opens to the same, so
 * that the two combine; any other stays apart (contract 17.2).
 */
export function likeKept(
  lines: readonly OrderLine[],
  added: OrderLine,
  values: Pick<LensValuesPort, 'shown'>,
): OrderLine {
  const kept = lines
    .filter(({ partNumber }) => partNumber === added.partNumber)
    .map(({ attributes }) => ({ attributes, open: values.shown(attributes, added.partNumber) }))
    // What does not open any more is like nothing.
    .filter(({ attributes, open }) => open.length === attributes.length);
  const attributes = values.shown(added.attributes, added.partNumber).map((own, index) => {
    const isSame = (one: { attributeName: string; attributeValue: string }) =>
      one.attributeName === own.attributeName && one.attributeValue === own.attributeValue;
    const twin = kept.find(({ open }) => open.some(isSame));
    const at = twin?.open.findIndex(isSame) ?? -1;
    return twin?.attributes[at] ?? added.attributes[index] ?? own;
  });
  return { ...added, attributes };
}

/** Lines with one of them told other values: it joins a line of the same values, or else keeps its place (RX-20). */
export function withLensValues(
  lines: readonly OrderLine[],
  changed: OrderLine,
  values: Pick<LensValuesPort, 'shown'>,
): readonly OrderLine[] {
  const others = lines.filter(({ orderItemId }) => orderItemId !== changed.orderItemId);
  const fresh = likeKept(others, changed, values);
  if (others.some((line) => combines(line, fresh))) return addLine(others, fresh).lines;
  return lines.map((line) => (line.orderItemId === fresh.orderItemId ? fresh : line));
}

/** Refuses more boxes than a prescription allows (RX-20). What a change left alone is not judged again: only paying asks whether time has gone by. */
export function requireSupply(
  before: Pick<Order, 'lines'>,
  { lines, storeId }: Pick<Order, 'lines' | 'storeId'>,
  values: Pick<LensValuesPort, 'requireSupply'>,
  now: Date,
): void {
  const changed = lines.filter((line) => !before.lines.includes(line));
  values.requireSupply(lines, { storeId, now, changed });
}

/** What is wanted, as lines would be: enough to judge pairs of lenses before a cart is made for them. */
export function drafts(
  wanted: readonly WantedLine[],
  skus: readonly SkuFacts[],
  kept: readonly (readonly ExtendedAttribute[])[],
): LensLine[] {
  return skus.map((sku, index) => ({
    partNumber: sku.partNumber,
    groupKey: wanted[index]?.xitem_field1 ?? '',
    quantity: Number(wanted[index]?.quantity ?? '1'),
    opticalRole: opticalRoleOf(sku),
    attributes: kept[index] ?? [],
  }));
}

import { identityGroupOf } from '@sightline/shared-lib/domain/cart';

import { way, type Block, type Row } from './blocks';
import type { LetterArticle, LetterGoods, ReceiptFacts } from './letterFacts';
import type { Writing } from './writing';

const counted = ({ quantity, name }: LetterArticle): string => `${quantity} × ${name}`;

const variantOf = ({ partNumber }: LetterGoods, { variant }: Writing): string =>
  partNumber ? variant(partNumber) : '';

/** An article with its lenses, each at its own price, and one total for all. */
function pairRow(article: LetterGoods, amount: (minor: number) => string): Row {
  const { parts = [] } = article;
  const row = { label: counted(article), value: amount(article.amountMinor) };
  if (parts.length === 0) return row;
  const label = (part: LetterArticle) => (part.quantity > 1 ? counted(part) : part.name);
  return {
    ...row,
    parts: parts.map((part) => ({ label: label(part), value: amount(part.amountMinor) })),
    sum: amount([article, ...parts].reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
  };
}

/** What was ordered and what it comes to. */
export function receiptRows(facts: ReceiptFacts, writing: Writing): Block {
  const { words, money } = writing;
  const word = words.orderReceived;
  const amount = (minor: number): string => money(minor, facts.currency);
  const { goods, discounts = [] } = facts;
  const named = discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const codeName = (code: string): string => {
    const group = identityGroupOf(code);
    return group ? word.identity[group] : word.code(code);
  };
  const optional = (label: string, minor: number) => (minor === 0 ? [] : [{ label, value: amount(minor) }]);
  return {
    block: 'rows',
    rows: [
      ...goods.map((article) => {
        const row = { ...pairRow(article, amount), note: variantOf(article, writing) };
        if (!article.gift) return row;
        return { ...row, value: word.free, note: [word.gift, row.note].filter(Boolean).join(', ') };
      }),
      ...discounts.flatMap(({ by, name, amountMinor }) =>
        optional(by === 'insurer' ? word.insurance(name) : codeName(name), amountMinor),
      ),
      ...optional(word.discount, facts.discountMinor - named),
      { label: word.delivery, value: facts.deliveryMinor === 0 ? word.free : amount(facts.deliveryMinor) },
      ...optional(word.fee, facts.feeMinor),
      ...(facts.taxIncluded ? [] : optional(word.tax, facts.taxMinor)),
      { label: word.total, value: amount(facts.totalMinor), strong: true },
    ],
  };
}

/** What a parcel holds, without amounts; nothing where the letter does not know. */
export function goodsBlocks(
  goods: readonly LetterGoods[] | undefined,
  title: string,
  writing: Writing,
): readonly Block[] {
  if (!goods) return [];
  const lines = goods.map((article) => [counted(article), variantOf(article, writing)].filter(Boolean).join(', '));
  return lines.length > 0 ? [{ block: 'address', title, lines }] : [];
}

/** Where an order goes, or waits to be collected. */
export function placeBlocks(
  { address = [], collected }: { readonly address?: readonly string[]; readonly collected: boolean },
  { words }: Writing,
): readonly Block[] {
  const { collectAt, deliverTo } = words.orderReceived;
  return address.length > 0 ? [{ block: 'address', title: collected ? collectAt : deliverTo, lines: address }] : [];
}

/** Numbers of parcels, and the ways to their pages. */
export function parcelBlocks(
  { orderId, trackingNumbers }: { readonly orderId: string; readonly trackingNumbers: readonly string[] },
  { words, links }: Writing,
): readonly Block[] {
  const { tracking: label, follow } = words.orderShipped;
  const rows = trackingNumbers.map((value) => ({ label, value }));
  const ways = trackingNumbers.map((number) => way(follow(number), links.parcel(orderId, number)));
  return rows.length > 0 ? [{ block: 'rows', rows }, ...ways] : [];
}

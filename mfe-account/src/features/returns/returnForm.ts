import type { CreateReturnInput, ReturnReason } from '@sightline/shared-lib/api/return';
import type { Translate } from '@sightline/shared-lib/contracts';
import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { sum, type Money } from '@sightline/shared-lib/domain/money';
import { formSchema, type FormSchema, type TextValues } from '@sightline/shared-lib/forms';

import type { ReturnableLines } from '../../account/reading/returnLines';

export const reasonOf = (line: OrderLine) => `reason-${line.orderItemId}`;
export const commentOf = (line: OrderLine) => `comment-${line.orderItemId}`;
export const insteadOf = (line: OrderLine) => `instead-${line.orderItemId}`;
export const piecesOf = (line: OrderLine) => `pieces-${line.orderItemId}`;

/** True when the shopper has to say in words what is wrong. */
export function asksComment(code: string | undefined, reasons: readonly ReturnReason[]): boolean {
  return reasons.find((reason) => reason.code === code)?.needsComment ?? false;
}

/** What has to be said of every line that comes back, which is named where it is not said (RET-02). */
export function returnSchema(
  lines: readonly OrderLine[],
  values: TextValues,
  reasons: readonly ReturnReason[],
  nameOf: (line: OrderLine) => string,
  t: Translate,
): FormSchema {
  const rules = lines.flatMap((line) => {
    const asked = { article: nameOf(line) };
    return [
      [reasonOf(line), { missing: t('Returns.ReasonMissing', asked) }] as const,
      [
        commentOf(line),
        asksComment(values[reasonOf(line)], reasons) ? { missing: t('Returns.CommentMissing', asked) } : {},
      ] as const,
    ];
  });
  return formSchema(Object.fromEntries(rules));
}

/** What is paid back for the chosen lines whose shopper wants nothing else for them; null where that is nothing, or not told of one of them. */
export function refundOf(picked: readonly OrderLine[], values: TextValues, lines: ReturnableLines): Money | null {
  const refunds = itemsOf(picked, values, lines)
    .filter(({ exchangeFor }) => !exchangeFor)
    .map(({ orderItemId, quantity }) => lines[orderItemId]?.refunds[quantity - 1]);
  const told = refunds.filter((refund) => refund !== undefined);
  const [first] = told;
  if (!first || told.length < refunds.length) return null;
  const all = sum(told, first.currency);
  return all.minor > 0 ? all : null;
}

/** What is wanted instead of money: what tells the article from the others of its model, and what is paid back if it is sold out. */
export function swapsOf(
  picked: readonly OrderLine[],
  values: TextValues,
  lines: ReturnableLines,
): readonly { readonly line: OrderLine; readonly label: string; readonly amount: Money }[] {
  return itemsOf(picked, values, lines).flatMap(({ orderItemId, quantity, exchangeFor }) => {
    const line = picked.find((one) => one.orderItemId === orderItemId);
    const known = lines[orderItemId];
    const wanted = known?.exchanges.find(({ partNumber }) => partNumber === exchangeFor);
    const amount = known?.refunds[quantity - 1];
    return line && wanted && amount ? [{ line, label: wanted.label, amount }] : [];
  });
}

/** Whether all that is left of an order comes back for its money: then its delivery is paid back too, where it is at all. */
export function isRestForMoney(
  things: readonly OrderLine[],
  picked: readonly OrderLine[],
  values: TextValues,
  lines: ReturnableLines,
): boolean {
  const items = itemsOf(picked, values, lines);
  return things.every(({ orderItemId, quantity }) => {
    const left = lines[orderItemId]?.left ?? quantity;
    return (
      left === 0 ||
      items.some((item) => item.orderItemId === orderItemId && item.quantity === left && !item.exchangeFor)
    );
  });
}

/** The chosen lines as the platform takes them. */
export function itemsOf(
  picked: readonly OrderLine[],
  values: TextValues,
  lines: ReturnableLines,
): CreateReturnInput['items'] {
  return picked.map((line) => {
    const comment = values[commentOf(line)]?.trim();
    const exchangeFor = values[insteadOf(line)];
    return {
      orderItemId: line.orderItemId,
      partNumber: line.partNumber,
      quantity: Number(values[piecesOf(line)] ?? lines[line.orderItemId]?.left ?? line.quantity),
      reasonCode: values[reasonOf(line)] ?? '',
      ...(comment ? { comment } : {}),
      ...(exchangeFor ? { exchangeFor } : {}),
    };
  });
}

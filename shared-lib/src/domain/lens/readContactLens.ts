import type { OrderLine } from '../cart/cart';
import { EMPTY_EYE } from './contactLens';
import type { ContactLensEye, ContactLensPrescription } from './contactLens';

/** The attribute's name is the store's own; its value is JSON text with one eye or both (contract 17.3). */
const NAME = /contact.?lens/i;

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function eyeOf(value: unknown, otherwise: number): ContactLensEye | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = Object.entries(value).map(([field, one]) => [field, typeof one === 'number' ? String(one) : one]);
  const fields = Object.fromEntries(given.filter(([, one]) => typeof one === 'string')) as Record<string, string>;
  if (Object.keys(fields).length === 0) return null;
  const boxes = Number(fields.boxes ?? otherwise);
  return { ...EMPTY_EYE, ...fields, boxes: Number.isFinite(boxes) ? boxes : otherwise };
}

/** Values of both eyes on a contact-lens line; a line of one eye has its boxes as quantity. Null when it has none or they cannot be read (RX-20). */
export function readContactLens({
  extendedAttributes,
  quantity,
}: Pick<OrderLine, 'extendedAttributes' | 'quantity'>): ContactLensPrescription | null {
  for (const [name, text] of Object.entries(extendedAttributes)) {
    const record = NAME.test(name) ? parsed(text) : null;
    const isPair = Boolean(eyeOf(record?.left, 1) && eyeOf(record?.right, 1));
    const left = eyeOf(record?.left, isPair ? 1 : quantity);
    const right = eyeOf(record?.right, isPair ? 1 : quantity);
    if (record && (left || right)) {
      const dominance = record.dominance === 'left' || record.dominance === 'right' ? record.dominance : '';
      const issuedOn = typeof record.issuedOn === 'string' ? record.issuedOn : '';
      return { left, right, dominance, ...(issuedOn === '' ? {} : { issuedOn }) };
    }
  }
  return null;
}

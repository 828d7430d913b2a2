import type { ContactLensEye, ContactLensPrescription, ExtendedAttributes } from '@sightline/shared-lib/domain';
import { EMPTY_EYE } from '@sightline/shared-lib/domain';

/** The attribute's name is the store's own; its value is JSON text with both eyes (contract 17.3). */
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

function eyeOf(value: unknown): ContactLensEye | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = Object.entries(value).map(([field, one]) => [field, typeof one === 'number' ? String(one) : one]);
  const fields = Object.fromEntries(given.filter(([, one]) => typeof one === 'string')) as Record<string, string>;
  const boxes = Number(fields.boxes ?? 1);
  return { ...EMPTY_EYE, ...fields, boxes: Number.isFinite(boxes) ? boxes : 1 };
}

/** Values of both eyes on a contact-lens line; null when it has none or they cannot be read (RX-20). */
export function contactLensOf(attributes: ExtendedAttributes): ContactLensPrescription | null {
  for (const [name, text] of Object.entries(attributes)) {
    const record = NAME.test(name) ? parsed(text) : null;
    const left = eyeOf(record?.left);
    const right = eyeOf(record?.right);
    if (record && (left || right)) {
      const dominance = record.dominance === 'left' || record.dominance === 'right' ? record.dominance : '';
      return { left, right, dominance };
    }
  }
  return null;
}

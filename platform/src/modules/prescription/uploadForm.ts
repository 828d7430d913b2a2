import { invalidInput } from '../../kernel';

import type { LineAddress, Patient } from './prescription.service';

const idPattern = /^\d{1,20}$/;

function idFrom(fields: Record<string, string>, name: string): string {
  const id = fields[name]?.trim() ?? '';
  if (!idPattern.test(id)) throw invalidInput(name);
  return id;
}

/** The order line a multipart upload names. */
export function lineFrom(fields: Record<string, string>): LineAddress {
  return { orderId: idFrom(fields, 'orderId'), orderItemId: idFrom(fields, 'orderItemId') };
}

/** The order and the lines, given as JSON text, that a multipart upload names. */
export function linesFrom(fields: Record<string, string>): { orderId: string; orderItemIds: string[] } {
  const orderId = idFrom(fields, 'orderId');
  let ids: unknown;
  try {
    ids = JSON.parse(fields['orderItemIds'] ?? '');
  } catch {
    throw invalidInput('orderItemIds', 'orderItemIds is a JSON list of order item ids.');
  }
  const texts = Array.isArray(ids) ? ids.map(String) : [];
  if (texts.length === 0 || !texts.every((id) => idPattern.test(id))) throw invalidInput('orderItemIds');
  return { orderId, orderItemIds: [...new Set(texts)] };
}

/** Who the prescription is for, as far as the form says. */
export function patientFrom(fields: Record<string, string>): Patient {
  const patient: Patient = {};
  for (const name of ['firstName', 'lastName', 'dateOfBirth'] as const) {
    const value = fields[name]?.trim();
    if (!value) continue;
    if (value.length > 128) throw invalidInput(name);
    if (name === 'dateOfBirth' && !/^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})$/.test(value)) throw invalidInput(name);
    patient[name] = value;
  }
  return patient;
}

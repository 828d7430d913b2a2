import * as v from 'valibot';

import { fromSavedPrescription, type SavedPrescription } from '../../domain/prescription/storedPrescription';
import type { PrescriptionValues } from '../../domain/prescription/prescription';
import { flag, text } from '../wire/wire';

/** A prescription that can be used again: saved, or of an earlier order (RX-04, RX-05). */
export interface KeptPrescription {
  readonly prescriptionId: string;
  /** The order it came with; empty for one that was saved, which alone can be changed. */
  readonly orderId: string;
  readonly orderItemId: string;
  readonly nickName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-MM-dd`, or empty; so is the next. */
  readonly dateOfBirth: string;
  /** Day on the paper. */
  readonly issuedOn: string;
  readonly prescriber: string;
  readonly rxType: string;
  /** ISO 8601; the next is empty for one that was never used. */
  readonly lastUpdate: string;
  readonly lastUsed: string;
  /** Last day on which it counts, `yyyy-MM-dd`. */
  readonly validUntil: string;
  readonly expired: boolean;
  readonly values: PrescriptionValues;
}

const NONE = { OD: '', OS: '' };
const pair = v.optional(v.object({ OD: text, OS: text }), NONE);

/** As the platform tells it, by right (OD) and left eye (OS). */
export const savedSchema = v.object({
  prescriptionId: text,
  orderId: text,
  orderItemId: text,
  nickName: text,
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  issuedOn: text,
  prescriber: text,
  rxType: text,
  SPH: pair,
  CYL: pair,
  AX: pair,
  ADD: pair,
  PD: pair,
  PRISM: pair,
  BASE: pair,
  lastUpdate: text,
  lastUsed: text,
  validUntil: text,
  expired: flag,
});

export function toKept(record: v.InferOutput<typeof savedSchema>): KeptPrescription {
  const { SPH, CYL, AX, ADD, PD, PRISM, BASE, ...said } = record;
  const saved: SavedPrescription = { SPH, CYL, AX, ADD, PD, PRISM, BASE, rxType: said.rxType };
  return { ...said, values: fromSavedPrescription(saved) };
}

/** What is said of a prescription that is kept; what is left out stays as it is. */
export interface SavedPrescriptionInput {
  readonly nickName?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly dateOfBirth?: string;
  readonly issuedOn?: string;
  readonly prescriber?: string;
  readonly rxType?: string;
  readonly prescriptionDetails?: PrescriptionValues;
}

import type { PrescriptionValues } from './details.domain';

/** One value for each eye: right (OD) and left (OS). */
interface EyePair {
  OD: string;
  OS: string;
}

/** A prescription a shopper has used before, in the form forms are filled from (RX-04). */
export interface SavedPrescription {
  orderItemId: string;
  nickName: string;
  rxType: string;
  SPH: EyePair;
  CYL: EyePair;
  AX: EyePair;
  ADD: EyePair;
  PD: EyePair;
  /** When it was last changed, ISO 8601. */
  lastUpdate: string;
}

/** A saved prescription from the values of an order line, with the specification's defaults where a value is empty. */
export function savedPrescription(orderItemId: string, values: PrescriptionValues, updatedAt: Date): SavedPrescription {
  const pair = (right: string, left: string, otherwise: string): EyePair => ({
    OD: values[right]?.trim() || otherwise,
    OS: values[left]?.trim() || otherwise,
  });
  const single = values['pupillaryDistance']?.trim() ?? '';
  return {
    orderItemId,
    nickName: values['nickName'] ?? '',
    rxType: values['rxType'] ?? '',
    SPH: pair('rightSphere', 'leftSphere', '0.00'),
    CYL: pair('rightCyl', 'leftCyl', '0.00'),
    AX: pair('rightAxis', 'leftAxis', '0'),
    ADD: pair('rightAdd', 'leftAdd', ''),
    PD: pair('rPupDistance', 'lPupDistance', single),
    lastUpdate: updatedAt.toISOString(),
  };
}

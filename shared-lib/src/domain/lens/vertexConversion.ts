import { CONTACT_LENSES } from '../optics/contactLenses';

const MM_IN_METRE = 1000;

/**
 * The power of a contact lens that does for the eye what a lens of glasses does some millimetres before it: F / (1 − d·F), to the next step
 * that is made. Weak powers stay as they are (RX-20).
 */
export function powerOnEye(glasses: number): number {
  const { vertexDistance, convertedFrom, powerStep } = CONTACT_LENSES;
  if (Math.abs(glasses) < convertedFrom) return glasses;
  const exact = glasses / (1 - (vertexDistance / MM_IN_METRE) * glasses);
  return Math.round(exact / powerStep) * powerStep;
}

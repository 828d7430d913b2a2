/**
 * Where the question to the prescriber of contact lenses stands (RX-20): nobody is named, one is named and not asked yet, the
 * clock of the answer runs; then the lenses were confirmed or not, or the time for an answer passed.
 */
export const PRESCRIBER_STATES = ['needed', 'named', 'asked', 'confirmed', 'refused', 'silent'] as const;

export type PrescriberState = (typeof PRESCRIBER_STATES)[number];

/** What is asked about a prescriber: who, where, in which state of the United States, and how to reach them. */
export interface Prescriber {
  /** Full name of the wearer, as the prescriber knows it. */
  readonly patient: string;
  readonly name: string;
  readonly practice: string;
  /** Two letters; the hours of an answer are counted on its clock. */
  readonly state: string;
  /** One of these is needed at least. */
  readonly telephone: string;
  readonly fax: string;
  readonly email: string;
}

const CONTACTS = ['telephone', 'fax', 'email'] as const;

/** Whether there is a way to ask. */
export const isReachable = (prescriber: Pick<Prescriber, (typeof CONTACTS)[number]>): boolean =>
  CONTACTS.some((way) => prescriber[way].trim() !== '');

export interface PrescriberRequest {
  readonly state: PrescriberState;
  /** ISO 8601: the lenses are released when nobody has answered by then; empty unless somebody was asked. */
  readonly dueAt: string;
}

/** Attribute of a line that keeps where the question stands. */
export const PRESCRIBER_REQUEST = 'prescriberRequest';
const DUE = 'prescriberDue';

/** Reads the question of a line from its attributes, which the platform alone writes (PLAT-06); null for what asks nobody. */
export function prescriberRequest(attributeOf: (name: string) => string): PrescriberRequest | null {
  const state = PRESCRIBER_STATES.find((one) => one === attributeOf(PRESCRIBER_REQUEST));
  return state ? { state, dueAt: attributeOf(DUE) } : null;
}

/** What is written on a line; empty values take attributes away. */
export function prescriberAttributes(state: PrescriberState, dueAt = ''): Readonly<Record<string, string>> {
  return { [PRESCRIBER_REQUEST]: state, [DUE]: dueAt };
}

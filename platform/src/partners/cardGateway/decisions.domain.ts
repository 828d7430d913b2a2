/** How the gateway treats one test card; kept with the token instead of the number. */
export type CardBehaviour =
  | 'approve'
  | 'frictionless'
  | 'attempted'
  | 'unavailable'
  | 'failed'
  | 'rejected'
  | 'challenge'
  | 'challenge-failed'
  /** Approved, and refused when the money is to be taken. */
  | 'no-capture'
  | `code-${string}`;

export type DecisionWord = 'ACCEPT' | 'REJECT' | 'REVIEW' | 'ERROR';

/** Decision codes the provider documents (contract 21); anything else is treated as a general decline. */
export const DECISION_CODES: readonly string[] = (
  '100 101 102 104 110 150 151 152 200 201 202 203 204 205 207 208 209 210 211 ' +
  '230 231 232 233 234 236 475 476 478 480 481'
).split(' ');

/** Last four digits of the documented 3-D Secure test cards, by what they stand for. */
const threeDSecureEndings: Readonly<Record<string, readonly string[]>> = {
  frictionless: ['1000', '2701', '1005', '2235', '1007', '2708', '1002', '2117'],
  failed: ['1018', '1013', '1015', '1010'],
  attempted: ['1026', '2719', '1021', '2482', '1023', '2872', '1028', '7045', '0585'],
  unavailable: ['1034', '1039', '1031', '1036'],
  rejected: ['1042', '1047', '1049', '1044'],
  challenge: ['1091', '2503', '1096', '2151', '1098', '2534', '1093', '2265', '0004', '0569'],
  'challenge-failed': ['1109', '1104', '1106', '1101'],
};

/** Beginnings shared by the documented 3-D Secure test cards. */
const threeDSecureFamily = /^(?:400000000000|520000000000|34000000000|601100000000|333[78]00000)/;

/**
 * Behaviour of a card number: a 3-D Secure case, a decision by its last four digits (2 followed by a decision code,
 * contract 35), or approval.
 */
export function behaviourOf(number: string): CardBehaviour {
  const ending = number.slice(-4);
  if (threeDSecureFamily.test(number)) {
    for (const [behaviour, endings] of Object.entries(threeDSecureEndings)) {
      if (endings.includes(ending)) return behaviour as CardBehaviour;
    }
  }
  const code = ending.startsWith('2') ? ending.slice(1) : '';
  if (code === '475') return 'challenge';
  if (code === '242') return 'no-capture';
  return code !== '100' && DECISION_CODES.includes(code) ? `code-${code}` : 'approve';
}

/** Decision word of a code; a reply with 475 carries REJECT (contract 21). */
export function decisionWord(reasonCode: string): DecisionWord {
  if (reasonCode === '100') return 'ACCEPT';
  if (reasonCode === '480') return 'REVIEW';
  return reasonCode.startsWith('15') ? 'ERROR' : 'REJECT';
}

export interface Enrolment {
  readonly reasonCode: string;
  readonly paresStatus: string;
  /** Waiting for the shopper, passed (with or without proof) or failed. */
  readonly state: 'pending' | 'passed' | 'failed';
}

/** Answer to an enrolment check, before any challenge. */
export function enrol(behaviour: CardBehaviour): Enrolment {
  switch (behaviour) {
    case 'challenge':
    case 'challenge-failed':
      return { reasonCode: '475', paresStatus: 'C', state: 'pending' };
    case 'failed':
      return { reasonCode: '476', paresStatus: 'N', state: 'failed' };
    case 'rejected':
      return { reasonCode: '476', paresStatus: 'R', state: 'failed' };
    case 'attempted':
      return { reasonCode: '100', paresStatus: 'A', state: 'passed' };
    case 'unavailable':
      return { reasonCode: '100', paresStatus: 'U', state: 'passed' };
    case 'approve':
    case 'no-capture':
    case 'frictionless':
    // Time-outs happen when money is asked for, not before.
    case 'code-150':
    case 'code-151':
    case 'code-152':
      return { reasonCode: '100', paresStatus: 'Y', state: 'passed' };
    default:
      return { reasonCode: behaviour.slice('code-'.length), paresStatus: 'Y', state: 'passed' };
  }
}

/** Outcome of a finished challenge: the shopper's answer, unless the card always fails. */
export function challengeOutcome(behaviour: CardBehaviour, confirmed: boolean): Enrolment {
  const passed = confirmed && behaviour !== 'challenge-failed';
  return passed
    ? { reasonCode: '100', paresStatus: 'Y', state: 'passed' }
    : { reasonCode: '476', paresStatus: 'N', state: 'failed' };
}

/** Decision code of an authorisation, given how the last authentication of the card ended. */
export function authorisationCode(behaviour: CardBehaviour, authentication: Enrolment['state'] | 'none'): string {
  // 151 and 152 are time-outs: the charge itself goes through, sooner or later.
  if (behaviour === 'code-151' || behaviour === 'code-152') return '100';
  if (behaviour.startsWith('code-')) return behaviour.slice('code-'.length);
  if (authentication === 'failed') return '476';
  if (authentication === 'pending') return '475';
  const needsChallenge = behaviour === 'challenge' || behaviour === 'challenge-failed';
  return needsChallenge && authentication === 'none' ? '475' : '100';
}

/** Electronic commerce indicator for the proof a card has. */
export function eciOf(brand: string, paresStatus: string): string {
  const mastercard = brand === 'MASTERCARD';
  if (paresStatus === 'Y') return mastercard ? '02' : '05';
  if (paresStatus === 'A') return mastercard ? '01' : '06';
  return mastercard ? '00' : '07';
}

/** Partners that approve a payment on pages of their own (PAY-06, PAY-07, PAY-08). */
export type Partner = 'PAYPAL' | 'KLARNA' | 'AFFIRM' | 'APPLE_PAY';

/** Where an approval stands. */
export type SessionState = 'open' | 'approved' | 'pending' | 'denied' | 'cancelled';

/** What happens to a payment of a test shopper, chosen by the e-mail address. */
export interface Scenario {
  /** What the partner answers when the shopper confirms. */
  readonly approval: 'approved' | 'pending' | 'denied';
  /** How a pending approval ends, and after how long; it stays pending without them. */
  readonly resolvesTo?: 'approved' | 'denied';
  readonly afterMinutes?: number;
  /** Decision code once it is charged, when the approval itself is good. */
  readonly charge: '100' | '203' | '204' | '210' | '481';
  readonly answer: 'given' | 'lost' | 'late' | 'unheard';
  /** Approvals that run out at once. */
  readonly expired: boolean;
  /** The partner asks nothing of this shopper and refuses (Klarna's `red`). */
  readonly noForm: boolean;
}

const GOOD: Scenario = { approval: 'approved', charge: '100', answer: 'given', expired: false, noForm: false };

const scenarios: Readonly<Record<string, Partial<Scenario>>> = {
  denied: { approval: 'denied' },
  red: { approval: 'denied', noForm: true },
  review: { approval: 'pending' },
  declined: { charge: '203' },
  funds: { charge: '204' },
  limit: { charge: '210' },
  rejected: { charge: '481' },
  timeout: { answer: 'lost' },
  late: { answer: 'late' },
  silent: { answer: 'unheard' },
  expired: { expired: true },
};

/**
 * Scenario of an address: the word after `+`, as the partners' test shoppers write it (`customer+denied@email.us`,
 * `customer+pend-accept-05@email.us`), or the whole local part (`review@...`, contract 35). Every other address is good.
 */
export function scenarioOf(email: string): Scenario {
  const local = (email.split('@')[0] ?? '').toLowerCase();
  const word = local.includes('+') ? local.slice(local.lastIndexOf('+') + 1) : local;
  const pending = /^pend-(accept|reject)-(\d{2})$/.exec(word);
  if (pending) {
    const resolvesTo = pending[1] === 'accept' ? 'approved' : 'denied';
    return { ...GOOD, approval: 'pending', resolvesTo, afterMinutes: Number(pending[2]) };
  }
  return { ...GOOD, ...scenarios[word] };
}

/** An express approval may be charged a little more than it was given for: delivery and tax come later. Minor units. */
export function chargeLimit(approvedMinor: number, express: boolean): number {
  return express ? Math.max(approvedMinor + 7500, Math.floor(approvedMinor * 1.15)) : approvedMinor;
}

/** Where the partner says the shopper lives, in the platform's words for addresses. */
export interface PartnerAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
  readonly phone1: string;
}

const homes: Readonly<Record<string, Omit<PartnerAddress, 'firstName' | 'lastName' | 'country'>>> = {
  US: { addressLine: ['28 Harbor Street'], city: 'Portland', state: 'ME', zipCode: '04101', phone1: '2075550114' },
  IT: { addressLine: ['Via dei Mille 8'], city: 'Torino', state: 'TO', zipCode: '10123', phone1: '0110000142' },
  FR: { addressLine: ['8 rue du Port'], city: 'Lyon', state: '', zipCode: '69002', phone1: '0499000142' },
  DE: { addressLine: ['Hafenweg 8'], city: 'Hamburg', state: '', zipCode: '20095', phone1: '04066969142' },
  ES: { addressLine: ['Calle del Puerto 8'], city: 'Madrid', state: 'M', zipCode: '28013', phone1: '910000142' },
  PT: { addressLine: ['Rua do Porto 8'], city: 'Lisboa', state: '', zipCode: '1100-038', phone1: '210000142' },
  CH: { addressLine: ['Via Stazione 8'], city: 'Lugano', state: 'TI', zipCode: '6900', phone1: '0910000142' },
  GB: { addressLine: ['8 Harbour Street'], city: 'London', state: '', zipCode: 'SW1A 1AA', phone1: '2079460142' },
};

/** The home of the partner's test shopper in a country; the United States when there is none. */
export function homeIn(country: string): PartnerAddress {
  const known = homes[country] ? country : 'US';
  const home = homes[known];
  if (!home) throw new Error('There is no home');
  return { firstName: 'Robin', lastName: 'Vale', country: known, ...home };
}

/** Card numbers that the payment service of a test shop knows, by what happens to them. */
export const CARDS = {
  visa: '4111111111111111',
  mastercard: '5555555555554444',
  /** Its bank asks who is paying. */
  challenged: '4000900000052475',
  declined: '4000900000022205',
  /** Approved, and refused when the money is to be taken. */
  emptied: '4000900000072242',
} as const;

/** What a shopper is asked about; what is necessary is not asked. */
export const CONSENT_CATEGORIES = ['preferences', 'analytics', 'marketing'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The shopper's answer, one for each category. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/**
 * What the shopper has agreed to. Nobody stores, measures or sends anything beyond what the shop needs to work without asking
 * here first, each time: an answer may be withdrawn at any moment (ANA-01).
 */
export interface ConsentService {
  /** Null until the shopper has answered, and again six months later. */
  readonly choice: ConsentChoice | null;
  /** False until the shopper has said yes to the category, and on the server. */
  allows(category: ConsentCategory): boolean;
  /** Told of every change; answers how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** Keeps the answer for six months; an answer of three times no is how consent is withdrawn. */
  choose(choice: ConsentChoice): void;
}

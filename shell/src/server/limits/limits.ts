/** Whose calls are counted together. A session is the shopper behind a token, a name what somebody signs in as. */
export type Counted = 'address' | 'session' | 'name';

export interface Limit {
  readonly by: Counted;
  /** So many at once. */
  readonly burst: number;
  /** So many more each minute after that. */
  readonly perMinute: number;
}

/**
 * What one address, shopper or name may ask of the shop (PLAT-08). A school or an office shops from one address: its limits are those of some
 * hundred people. `RATE_LIMITS` changes single rows.
 */
export const LIMITS = {
  /** Calls of the platform, pictures aside. */
  calls: { by: 'address', burst: 2000, perMinute: 6000 },
  /** Pages that have to be drawn; finished ones are not counted. */
  pages: { by: 'address', burst: 600, perMinute: 600 },
  guests: { by: 'address', burst: 300, perMinute: 120 },
  /** Signing in and registering: each costs a password hash. */
  signIns: { by: 'address', burst: 60, perMinute: 30 },
  signInsOfName: { by: 'name', burst: 20, perMinute: 6 },
  /** Validation codes, resets and changes of the own account. */
  codes: { by: 'address', burst: 60, perMinute: 30 },
  /** Messages to customer service, stock notices and appointments: each is a letter. */
  messages: { by: 'address', burst: 30, perMinute: 10 },
  /** Orders asked for by number and e-mail. */
  lookups: { by: 'address', burst: 30, perMinute: 10 },
  /** Wish lists asked for by the key of a link. */
  sharedLists: { by: 'address', burst: 60, perMinute: 30 },
  uploads: { by: 'address', burst: 60, perMinute: 30 },
  uploadsOfShopper: { by: 'session', burst: 20, perMinute: 10 },
  checkouts: { by: 'address', burst: 120, perMinute: 60 },
  checkoutsOfShopper: { by: 'session', burst: 30, perMinute: 20 },
  searches: { by: 'address', burst: 300, perMinute: 600 },
  /** What shoppers did with results: a view for each list, a click for each product opened. */
  searchEvents: { by: 'address', burst: 300, perMinute: 300 },
  /** Failures of remotes that browsers tell: one address stays below what takes a canary back (`tools/src/release/canaryVerdict.ts`). */
  failureReports: { by: 'address', burst: 3, perMinute: 2 },
  /** Web vitals of documents, with the same power over a canary. */
  vitalReports: { by: 'address', burst: 3, perMinute: 2 },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, Limit>>;

/** The highest number that a row may be set to. */
const MOST = 10_000_000;

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(LIMITS, name);
}

/** The table with the changes of `guests=600/240,searches=1000/2000` (burst, then per minute); null for `off`. Anything else is refused at once. */
export function readLimits(text: string | undefined): Limits | null {
  const wanted = (text ?? '').trim();
  if (wanted === 'off') return null;
  const limits: Record<LimitName, Limit> = { ...LIMITS };
  for (const part of wanted.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [, name = '', burst = '', perMinute = ''] = /^(\w+)=(\d{1,8})\/(\d{1,8})$/.exec(part) ?? [];
    const numbers = [Number(burst), Number(perMinute)] as const;
    if (!isLimitName(name) || numbers.some((value) => value < 1 || value > MOST))
      throw new Error(`RATE_LIMITS holds "${part}": write off, or rows like guests=600/240.`);
    limits[name] = { ...limits[name], burst: numbers[0], perMinute: numbers[1] };
  }
  return limits;
}

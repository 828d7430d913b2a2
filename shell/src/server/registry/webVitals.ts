import { isRemoteName, type PageKind, type RemoteName } from '@sightline/shared-lib/contracts';

const NAMES = ['LCP', 'INP', 'CLS'] as const;

/** Web vitals of one document: milliseconds, CLS without a unit; what a browser could not measure is left out. */
export interface PageVitals {
  readonly remote: RemoteName;
  readonly release: string;
  /** As the browser says: whether there is such a kind, the registry knows. */
  readonly kind: PageKind;
  readonly values: Readonly<Partial<Record<(typeof NAMES)[number], number>>>;
}

/** Beyond these a value is poor, as Google's Web Vitals programme publishes them. */
const POOR = { LCP: 4000, INP: 500, CLS: 0.25 };
/** Nobody waits longer: greater values are made up. */
const MOST = { LCP: 120_000, INP: 120_000, CLS: 100 };

/** What a browser says, as far as it can be true; null for anything else. */
export function readVitals(text: string): PageVitals | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof said !== 'object' || said === null) return null;
  const told = said as Readonly<Record<string, unknown>>;
  const { remote, release, kind } = told;
  const values: Partial<Record<(typeof NAMES)[number], number>> = {};
  for (const name of NAMES) {
    const value = told[name];
    if (value === undefined) continue;
    if (typeof value !== 'number' || !(value >= 0 && value <= MOST[name])) return null;
    values[name] = value;
  }
  if (
    !isRemoteName(remote) ||
    typeof kind !== 'string' ||
    typeof release !== 'string' ||
    Object.keys(values).length === 0
  )
    return null;
  return { remote, kind: kind as PageKind, release, values };
}

/** True when a shopper felt it: one of the values is poor. */
export const isPoor = ({ values }: PageVitals) => NAMES.some((name) => (values[name] ?? 0) > POOR[name]);

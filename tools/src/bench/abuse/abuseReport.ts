import type { BuyerFigures } from './buyers';
import type { AbuseFigures, AbuseStep } from './measureAbuse';

/** What the measurement aims at. */
export const AIMS = { checkoutMs: 1000, megabytes: 512, signInDifference: 0.1 } as const;

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** What buyers saw, in a line of text. */
export function buyersLine({ checkouts, calls, failures }: BuyerFigures): string {
  const at = (values: readonly number[], share: number) => quantile(values, share).toFixed(0);
  return `buyers: ${checkouts.length} checkouts, p50 ${at(checkouts, 0.5)} ms, p99 ${at(checkouts, 0.99)} ms; any call p50 ${at(calls, 0.5)} ms, p99 ${at(calls, 0.99)} ms; ${failures.length} failed`;
}

/** One attack in lines of text. */
export function stepLines({ attack, buyers, resident }: AbuseStep): string[] {
  const { failures } = buyers;
  const held = Object.entries(resident).map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)} MB`);
  const answers = Object.entries(attack?.answers ?? {}).map(([status, count]) => `${status}: ${count}`);
  return [
    ...(attack
      ? [`  attacker: ${attack.asked} in ${(attack.tookMs / 1000).toFixed(0)} s, answers ${answers.join(', ')}`]
      : []),
    `  ${buyersLine(buyers)}`,
    `  at most ${held.join(', ')}`,
    ...failures.slice(0, 3).map((failure) => `  FAILED ${failure}`),
  ];
}

/** Which aims were missed. */
export function missedAims({ signIn, steps, ended }: AbuseFigures): string[] {
  const missed = ended.map((name) => `${name} ended`);
  for (const { name, buyers, resident } of steps) {
    const p99 = quantile(buyers.checkouts, 0.99);
    if (!(p99 < AIMS.checkoutMs)) missed.push(`${name}: p99 of a checkout ${p99.toFixed(0)} ms`);
    if (buyers.failures.length > 0) missed.push(`${name}: ${buyers.failures.length} buyers failed`);
    for (const [process, megabytes] of Object.entries(resident))
      if (megabytes > AIMS.megabytes) missed.push(`${name}: ${process} held ${megabytes.toFixed(0)} MB`);
  }
  if (signIn.difference > AIMS.signInDifference)
    missed.push(`known and unknown names differ by ${(signIn.difference * 100).toFixed(0)} %`);
  return missed;
}

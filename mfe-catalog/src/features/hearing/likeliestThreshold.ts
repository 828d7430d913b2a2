import { SOFTEST } from './hearingReference';

/** How often a level was presented and heard. */
export interface Answers {
  readonly given: number;
  readonly heard: number;
}

/** Spread of a usual listener's answers around the threshold, dB. */
const SPREAD = 1.5;

/** Share of answers that have nothing to do with what was played. */
const CHANCE = 0.03;

function likelihood(threshold: number, levels: readonly (readonly [number, Answers])[]): number {
  return levels.reduce((sum, [level, { given, heard }]) => {
    const share = CHANCE + (1 - 2 * CHANCE) / (1 + Math.exp((threshold - level) / SPREAD));
    return sum + heard * Math.log(share) + (given - heard) * Math.log(1 - share);
  }, 0);
}

/**
 * The level in whole dB HL that a listener with these answers hears half of the time. The ascending rule alone answers the next step above it,
 * on average 2.5 dB too high; all answers together say where between two steps it lies.
 */
export function likeliestThreshold(answers: Readonly<Record<number, Answers>>, loudest: number): number {
  const levels = Object.entries(answers).map(([level, one]) => [Number(level), one] as const);
  const candidates = Array.from({ length: loudest - SOFTEST + 1 }, (_, index) => SOFTEST + index);
  const scores = candidates.map((one) => likelihood(one, levels));
  const best = Math.max(...scores);
  return candidates[scores.indexOf(best)] ?? loudest;
}

import {
  CATCH_EVERY,
  REFERENCE_PRESSURE,
  RETEST,
  SOFTEST,
  STEP_DOWN,
  STEP_UP,
  TEST_ORDER,
  loudestLevel,
} from './hearingReference';
import type { Ear, Frequency } from './hearingReference';
import { likeliestThreshold } from './likeliestThreshold';
import type { Answers } from './likeliestThreshold';
import { isTooOftenFalse } from './reliability';
import type { Procedure, Search, Threshold } from './procedure';

/** One presentation: a tone of some level, or nothing at all. */
export type Trial =
  | { readonly kind: 'tone'; readonly ear: Ear; readonly frequency: Frequency; readonly level: number }
  | { readonly kind: 'silence'; readonly ear: Ear };

/** Each search starts a little above the neighbour's threshold, the first one clearly audible. */
const FIRST_LEVEL = 40;
const ABOVE_NEIGHBOUR = 10;

/** A search that wanders longer than this ends with what it knows. */
const LONGEST_SEARCH = 24;

const onGrid = (level: number) => Math.ceil(level / STEP_UP) * STEP_UP;

const startSearch = (level: number, loudest: number): Search => ({
  level: Math.min(Math.max(onGrid(level), SOFTEST), loudest),
  ascending: false,
  found: false,
  answers: {},
  ascents: {},
  presented: 0,
});

/** The tones of an ear: the first one also ends with the retest. */
function tonesOf({ earIndex }: Pick<Procedure, 'earIndex'>): readonly Frequency[] {
  return earIndex === 0 ? [...TEST_ORDER, RETEST] : TEST_ORDER;
}

/** How many tones this ear is tested with. */
export const toneCount = (state: Procedure): number => tonesOf(state).length;

const currentTone = (state: Procedure): Frequency => tonesOf(state)[state.toneIndex] ?? RETEST;

/** Loudest level of a tone in this test: never beyond the limit, never beyond what the device can play. */
const loudestOf = ({ reach }: Pick<Procedure, 'reach'>, frequency: Frequency): number =>
  Math.min(loudestLevel(frequency), Math.floor((reach - REFERENCE_PRESSURE[frequency]) / STEP_UP) * STEP_UP);

/** The ear that is tested now. */
export const currentEar = ({ ears, earIndex }: Procedure): Ear => ears[earIndex] ?? 'right';

/** The first presentation of a block is never silent: a test that begins with nothing seems broken. */
const silentPlaceFrom = (random: number) => 1 + Math.floor(random * (CATCH_EVERY - 1));

/** A new test, the better ear first. `random` is from 0 to 1, 1 excluded; `reach` in dB SPL. */
export function startProcedure(first: Ear, random: number, reach = Infinity): Procedure {
  return {
    status: 'running',
    ears: first === 'right' ? ['right', 'left'] : ['left', 'right'],
    earIndex: 0,
    toneIndex: 0,
    search: startSearch(FIRST_LEVEL, loudestOf({ reach }, RETEST)),
    thresholds: { right: {}, left: {} },
    blockPlace: 0,
    silentPlace: silentPlaceFrom(random),
    catches: 0,
    falseAlarms: 0,
    strays: 0,
    repeated: false,
    unreliable: false,
    reach,
  };
}

/** What is presented next. */
export function nextTrial(state: Procedure): Trial {
  const ear = currentEar(state);
  if (state.blockPlace === state.silentPlace) return { kind: 'silence', ear };
  return { kind: 'tone', ear, frequency: currentTone(state), level: state.search.level };
}

function nextPlace(state: Procedure, random: number): Pick<Procedure, 'blockPlace' | 'silentPlace'> {
  const blockPlace = (state.blockPlace + 1) % CATCH_EVERY;
  return { blockPlace, silentPlace: blockPlace === 0 ? silentPlaceFrom(random) : state.silentPlace };
}

/** Takes the answer to the presentation that `nextTrial` named. */
export function answerTrial(state: Procedure, heard: boolean, random: number): Procedure {
  if (state.status !== 'running') return state;
  const trial = nextTrial(state);
  const next = { ...state, ...nextPlace(state, random) };
  if (trial.kind === 'tone') return afterTone(next, heard);
  return judged({
    ...next,
    catches: state.catches + 1,
    falseAlarms: state.falseAlarms + (heard ? 1 : 0),
  });
}

/** A press in the gap between two presentations. */
export function strayPress(state: Procedure): Procedure {
  return state.status === 'running' ? judged({ ...state, strays: state.strays + 1 }) : state;
}

/** The first time answers come too often by themselves the ear is begun again, kindly; the second time the result says so. */
function judged(state: Procedure): Procedure {
  if (state.unreliable || !isTooOftenFalse(state)) return state;
  return state.repeated ? { ...state, unreliable: true } : { ...state, status: 'too-many-false' };
}

function afterTone(state: Procedure, heard: boolean): Procedure {
  const frequency = currentTone(state);
  const loudest = loudestOf(state, frequency);
  const { search } = state;
  const { level } = search;
  const isLimit = level === SOFTEST || level === loudest;
  const counts = search.ascending || isLimit;
  const ascent = added(search.ascents[level], heard && counts, counts ? 1 : 0);
  const ascents = { ...search.ascents, [level]: ascent };
  const answers = { ...search.answers, [level]: added(search.answers[level], heard, 1) };
  const presented = search.presented + 1;

  // Two answers of at most four on the way up end the search.
  const isFound = heard && ascent.heard >= 2 && ascent.given <= 4;
  if (isFound || presented >= LONGEST_SEARCH) return withThreshold(state, likeliestThreshold(answers, loudest));
  if (!heard && level === loudest && ascent.given - ascent.heard >= 2) return withThreshold(state, null);

  const found = search.found || heard;
  const step = heard ? -STEP_DOWN : found ? STEP_UP : STEP_DOWN;
  const moved = Math.min(Math.max(level + step, SOFTEST), loudest);
  return { ...state, search: { level: moved, ascending: !heard, found, answers, ascents, presented } };
}

function added(before: Answers | undefined, heard: boolean, times: number): Answers {
  return { given: (before?.given ?? 0) + times, heard: (before?.heard ?? 0) + (heard ? 1 : 0) };
}

function withThreshold(state: Procedure, threshold: Threshold): Procedure {
  const frequency = currentTone(state);
  const ear = currentEar(state);
  const isRetest = state.earIndex === 0 && state.toneIndex === TEST_ORDER.length;
  const own = state.thresholds[ear];
  const thresholds = { ...state.thresholds, [ear]: { ...own, [frequency]: threshold } };
  const known = isRetest ? { retest: threshold } : { thresholds };
  const toneIndex = state.toneIndex + 1;
  if (toneIndex >= toneCount(state)) {
    const isLast = state.earIndex === state.ears.length - 1;
    return { ...state, ...known, toneIndex, status: isLast ? 'done' : 'ear-done' };
  }
  const next = { ...state, ...known, toneIndex };
  const from = threshold === null ? loudestOf(state, frequency) : threshold + ABOVE_NEIGHBOUR;
  return { ...next, search: startSearch(from, loudestOf(next, currentTone(next))) };
}

const FRESH_EAR = { toneIndex: 0, blockPlace: 0, catches: 0, falseAlarms: 0, strays: 0, repeated: false } as const;

/** Goes on with the other ear. */
export function startNextEar(state: Procedure, random: number): Procedure {
  if (state.status !== 'ear-done') return state;
  return {
    ...state,
    ...FRESH_EAR,
    status: 'running',
    earIndex: state.earIndex + 1,
    search: startSearch(FIRST_LEVEL, loudestOf(state, RETEST)),
    silentPlace: silentPlaceFrom(random),
  };
}

/** Begins the ear again after too many false answers. */
export function repeatEar(state: Procedure, random: number): Procedure {
  if (state.status !== 'too-many-false') return state;
  const { retest: _, ...rest } = state;
  return {
    ...rest,
    ...FRESH_EAR,
    status: 'running',
    repeated: true,
    search: startSearch(FIRST_LEVEL, loudestOf(state, RETEST)),
    thresholds: { ...state.thresholds, [currentEar(state)]: {} },
    silentPlace: silentPlaceFrom(random),
  };
}

import { listLenses } from '@sightline/shared-lib/api/prescription';
import type { Translate } from '@sightline/shared-lib/contracts';
import type { LensFrame } from '@sightline/shared-lib/domain/lens';
import { EMPTY_VALUES } from '@sightline/shared-lib/domain/prescription';

import { lensShop } from '../../testing/lensShop';
import { NO_ANSWERS, withAnswer, type LensAction, type LensAnswers } from './lensAnswers';
import { lensPair } from './lensItems';
import { lensesPrice, optionsOf } from './lensOptions';
import type { LensFacts } from './lensFacts';
import { comingStep, mayBeFewer, nextStep, openStep, stepsOf, stillToChoose } from './lensSteps';
import { thicknessFacts, thicknessWords } from './thicknessFacts';

const frame: LensFrame = { shape: 'panto', lensWidth: 49, lensHeight: 41, bridge: 20, rim: 'full' };
const values = { ...EMPTY_VALUES, rightSphere: '-1.75', leftSphere: '-2.00', pupillaryDistance: '63' };
const strong = { ...values, rightSphere: '-7.00', leftSphere: '-7.00' };

const choose = (step: 'use' | 'treatment' | 'colour' | 'thickness', code: string): LensAction => ({
  type: 'chosen',
  step,
  code,
});
const answersOf = (...actions: readonly LensAction[]): LensAnswers => actions.reduce(withAnswer, NO_ANSWERS);

describe('the questions of the configurator', () => {
  let facts: LensFacts;
  beforeAll(async () => {
    facts = { list: await listLenses(lensShop().client), frame };
  });

  const single = (typed = values) => [choose('use', 'SV'), { type: 'typed', values: typed }] as const;
  const refused = (step: Parameters<typeof optionsOf>[0], answers: LensAnswers, given = facts) =>
    optionsOf(step, answers, given).flatMap(({ code, refusal }) => (refusal ? [`${code}: ${refusal.reason}`] : []));

  it('are asked in their order, and Next leads to the first without an answer [RX-10]', () => {
    expect(nextStep('use', answersOf(choose('use', 'SV')), facts)).toBe('prescription');
    const later = answersOf(choose('use', 'SV'), { type: 'sentLater' });
    expect(nextStep('prescription', later, facts)).toBe('treatment');
    expect(stillToChoose(later, facts)).toEqual(['treatment', 'colour', 'thickness', 'addOns']);
  });

  it('tell which one probably comes next, once the first is answered [RX-10]', () => {
    expect(comingStep('use', NO_ANSWERS, facts)).toBeUndefined();
    expect(comingStep('use', answersOf(choose('use', 'SV')), facts)).toBe('prescription');
    expect(comingStep('prescription', answersOf(choose('use', 'SV')), facts)).toBe('treatment');
    expect(comingStep('review', answersOf(choose('use', 'SV')), facts)).toBeUndefined();
  });

  it('ask only what has more than one answer [RX-10]', () => {
    expect(stepsOf(answersOf(choose('use', 'NP')), facts)).not.toContain('prescription');
    const clear = answersOf(...single(), choose('treatment', 'AR'));
    expect(stepsOf(clear, facts)).toEqual(['use', 'prescription', 'treatment', 'thickness', 'addOns', 'review']);
    expect(stepsOf(answersOf(...single(), choose('treatment', 'PHOTO')), facts)).toContain('colour');
    const plano = answersOf(choose('use', 'NP'), choose('treatment', 'HC'));
    expect(stepsOf(plano, facts)).toEqual(['use', 'treatment', 'addOns', 'review']);
  });

  it('may be fewer until the last one that can fall away has had its turn [RX-10]', () => {
    const clear = answersOf(...single(), choose('treatment', 'AR'));
    const plano = answersOf(choose('use', 'NP'), choose('treatment', 'HC'));
    expect([NO_ANSWERS, answersOf(...single()), clear, plano].map((answers) => mayBeFewer(answers, facts))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('open no later than at the first one without an answer, whatever the address says [RX-10]', () => {
    expect(openStep('review', NO_ANSWERS, facts)).toBe('use');
    expect(openStep('thickness', answersOf(choose('use', 'SV')), facts)).toBe('prescription');
    expect(openStep('use', answersOf(...single()), facts)).toBe('use');
    expect(openStep('colour', answersOf(...single(), choose('treatment', 'AR')), facts)).toBe('thickness');
  });

  it('keep an answer that no longer fits and ask for it again [RX-10]', () => {
    const chosen = answersOf(...single(strong), choose('treatment', 'AR'), choose('thickness', '1.74'), {
      type: 'added',
      addOns: [],
    });
    expect(stillToChoose(chosen, facts)).toEqual([]);
    const dark = withAnswer(withAnswer(chosen, choose('treatment', 'PHOTO')), choose('colour', 'GRY'));
    expect(stillToChoose(dark, facts)).toEqual(['thickness']);
    expect(stillToChoose(withAnswer(dark, choose('treatment', 'AR')), facts)).toEqual([]);
  });

  it('want an addition of a progressive lens, and take the values without one for another use [RX-02] [RX-10]', () => {
    const progressive = answersOf(choose('use', 'PR'), { type: 'typed', values });
    expect(stillToChoose(progressive, facts)).toContain('prescription');
    expect(stillToChoose(withAnswer(progressive, choose('use', 'SV')), facts)).not.toContain('prescription');
  });

  it('show what cannot be made with its reason [RX-10] [RX-12]', () => {
    const low = { ...facts, frame: { ...frame, lensHeight: 26 } };
    expect(refused('use', NO_ANSWERS, low)).toEqual(['PR: frame-too-low']);
    expect(refused('use', NO_ANSWERS)).toEqual([]);
    const coated = answersOf(...single(strong), choose('treatment', 'AR'));
    expect(refused('thickness', coated)).toEqual(['1.50: power-too-strong']);
    expect(refused('thickness', answersOf(...single(), choose('treatment', 'AR')))).toEqual(['1.74: power-too-weak']);
    const strongest = { ...values, rightSphere: '-17.00', leftSphere: '-17.00' };
    expect(refused('treatment', answersOf(...single(strongest)))).toEqual(['PHOTO: power-too-strong']);
  });

  it('cost what their cheapest lens costs more, and add up to the price of the lens [RX-10]', () => {
    const answers = answersOf(...single(), choose('treatment', 'AR'));
    const extras = (step: Parameters<typeof optionsOf>[0]) =>
      optionsOf(step, answers, facts).map(({ code, extra }) => `${code} ${extra.minor}`);
    expect(extras('use')).toEqual(['SV 9500', 'PR 24500', 'NP 6000']);
    expect(extras('treatment')).toEqual(['HC 0', 'AR 4000', 'PHOTO 9000']);
    expect(extras('thickness')).toEqual(['1.50 0', '1.60 4000', '1.67 8500', '1.74 13000']);
    expect(lensesPrice(answers, facts)?.minor).toBe(13_500);
    const more = withAnswer(withAnswer(answers, choose('thickness', '1.60')), { type: 'added', addOns: ['HYDRO'] });
    expect(lensesPrice(more, facts)?.minor).toBe(19_500);
    expect(lensesPrice(NO_ANSWERS, facts)).toBeNull();
  });

  it('advise the thickness that the optician would, and none without values [RX-12]', () => {
    const advised = (...actions: readonly LensAction[]) => thicknessFacts(answersOf(...actions), facts)?.advised;
    expect(advised(...single(), choose('treatment', 'AR'))).toBe('1.50');
    expect(advised(...single(strong), choose('treatment', 'AR'))).toBe('1.74');
    expect(advised(choose('use', 'SV'), { type: 'sentLater' })).toBeUndefined();
    const thick = thicknessFacts(answersOf(...single(strong)), facts);
    const [standard, thin] = (['1.50', '1.67'] as const).map((one) => thick?.bodyOf(one));
    expect(standard?.mm).toBeGreaterThan(thin?.mm ?? Infinity);
    expect(standard?.thickest).toBe('edge');
  });

  it('become one group of lines, the values with the lens itself alone [RX-11]', () => {
    const answers = answersOf(...single(), choose('treatment', 'AR'), choose('thickness', '1.60'), {
      type: 'added',
      addOns: ['HYDRO'],
    });
    const pair = lensPair('2900000000017', 'g-1', answers, facts);
    expect(pair?.lens.rxLensId).toBe('SV-AR-CLR-1.60');
    expect(pair?.items.map(({ partNumber }) => partNumber)).toEqual([
      '2900000000017',
      'SRV-SV',
      'SRV-AR',
      'SRV-IDX-160',
      'SRV-HYDRO',
    ]);
    expect(pair?.items.every(({ groupKey, quantity }) => groupKey === 'g-1' && quantity === 1)).toBe(true);
    expect(pair?.items[0]?.attributes).toEqual({ RxLensId: 'SV-AR-CLR-1.60' });
    expect(JSON.parse(pair?.items[1]?.attributes?.['x_lens_prescription'] ?? '')).toMatchObject({
      x_spherePower_left: '-2.00',
      x_Pupillary_distance: '63',
    });
    expect(pair?.items.slice(2).map(({ attributes }) => JSON.stringify(attributes))).toEqual([
      '{"IsRox":"true"}',
      '{"IsRox":"true"}',
      '{"IsRox":"true"}',
    ]);
  });

  it('send no values with lenses that have none, or whose prescription comes later [RX-07] [RX-11]', () => {
    const typedFirst = answersOf(...single(), { type: 'sentLater' }, choose('treatment', 'HC'));
    const plano = withAnswer(answersOf(...single(), choose('treatment', 'HC')), choose('use', 'NP'));
    for (const answers of [typedFirst, plano]) {
      expect(JSON.stringify(lensPair('2900000000017', 'g-1', answers, facts))).not.toMatch(/x_lens_prescription|2\.00/);
    }
  });

  it('advise a thickness for a power, and none where there is no power [RX-12]', () => {
    const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
    const advice = (typed: typeof values) => {
      const found = thicknessFacts(answersOf(...single(typed), choose('treatment', 'AR')), facts);
      return found?.advised && thicknessWords(found.advised, found, { t, tag: 'en-US' }).advice;
    };
    expect(advice(values)).toBe('Lenses.Advice −2.00');
    expect(advice({ ...values, rightSphere: '0.00', leftSphere: '0.00' })).toBeUndefined();
  });
});

import {
  advisedThickness,
  materialOf,
  type LensDesign,
  type Thickness,
  type Treatment,
} from '@sightline/shared-lib/domain/lens';
import { shownPower } from '@sightline/shared-lib/domain/prescription';

import { leadingPower, pairBody, type PairBody } from './lensBodies';
import { foundOnce } from './foundOnce';
import type { LensAnswers } from './lensAnswers';
import { designChosen, eyesOf, type Eyes } from './lensOptions';
import { type Speech } from '../../saved/prescriptionWords';
import { shownMillimetres, shownStrength } from './lensWords';

export interface ThicknessFacts {
  readonly design: LensDesign;
  /** Null while the values are not known. */
  readonly eyes: Eyes | null;
  readonly advised: Thickness | undefined;
  readonly bodyOf: (thickness: Thickness) => PairBody | null;
}

const bodiesFound = foundOnce((_eyes: Eyes) => new Map<string, PairBody | null>());

/** What the optician's table says of each thickness for this frame and these eyes; null before a use is chosen (RX-12). */
export const thicknessFacts = foundOnce((answers: LensAnswers, facts): ThicknessFacts | null => {
  const design = designChosen(answers, facts);
  if (!design) return null;
  const eyes = eyesOf(answers, design);
  const treatment = answers.codes.treatment as Treatment | undefined;
  return {
    design,
    eyes,
    advised: eyes ? advisedThickness({ frame: facts.frame, eyes, design, treatment }) : undefined,
    bodyOf(thickness) {
      if (!eyes) return null;
      const bodies = bodiesFound(eyes, facts);
      const kind = `${design} ${thickness}`;
      const body = bodies.get(kind) ?? pairBody(eyes, facts.frame, design, thickness);
      bodies.set(kind, body);
      return body;
    },
  };
});

/** Millimetres, grams and advice of a thickness in words; without values, what it is usually taken for. */
export function thicknessWords(
  thickness: Thickness,
  { design, eyes, advised, bodyOf }: ThicknessFacts,
  speech: Speech,
) {
  const { t, tag } = speech;
  const { advisedTo, madeFrom, madeTo } = materialOf(thickness);
  const usual =
    advisedTo < madeTo
      ? t('Lenses.GoodTo', { power: shownStrength(advisedTo, tag) })
      : t('Lenses.GoodFrom', { power: shownStrength(madeFrom, tag) });
  const pair = bodyOf(thickness);
  if (!pair) return { hint: usual };
  const body = t(`Lenses.Body.${pair.thickest}`, { mm: shownMillimetres(pair.mm, tag), grams: pair.grams });
  const power = eyes && thickness === advised ? leadingPower(eyes, design) : 0;
  // Without a power there is nothing to advise.
  if (power === 0) return { hint: `${body}.\n${usual}` };
  return { hint: `${body}.`, advice: t('Lenses.Advice', { power: shownPower(power, tag) }) };
}

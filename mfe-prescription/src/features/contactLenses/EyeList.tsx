import type { LensChoices } from '@sightline/shared-lib/domain/lens';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Checkbox, RadioGroup } from '@sightline/shared-lib/ui';

import { EyeFields } from './EyeFields';
import {
  askedFields,
  isShared,
  mostBoxes,
  shownChoice,
  SIDES,
  valuesOf,
  withEye,
  withSame,
  withValue,
  type Side,
} from './lensAnswers';
import { Made } from './lensFormStyle';
import type { LensForm } from './useLensForm';

/** The smaller of what stock and the prescription leave; undefined where neither is known. */
const least = (stock: number | undefined, supply: number | undefined): number | undefined =>
  supply === undefined ? stock : Math.min(stock ?? supply, Math.max(1, supply));

interface EyeListProps {
  readonly form: LensForm;
  readonly choices: LensChoices;
  readonly boxDays?: number | undefined;
  /** Boxes that are left for all eyes together. */
  readonly boxesLeft?: number | undefined;
  /** Only the eyes that are worn already are shown, and stay so. */
  readonly fixed?: boolean;
  /** The boxes of each eye are asked. */
  readonly asksBoxes?: boolean;
}

/** Everything that is asked of both eyes (RX-20). */
export function EyeList({ form, choices, boxDays, boxesLeft, fixed = false, asksBoxes = true }: EyeListProps) {
  const { t, tag } = useTranslation();
  const made = askedFields(choices).flatMap((field) => {
    const [only, ...more] = choices.offered[field] ?? [];
    return only !== undefined && more.length === 0 ? [{ field, only }] : [];
  });
  const { id, answers, setAnswers } = form;
  const eye = (side: Side) =>
    fixed && !answers.wears[side] ? null : (
      <EyeFields
        key={side}
        id={id}
        side={side}
        choices={choices}
        values={valuesOf(answers, side)}
        boxes={answers.boxes[side]}
        most={least(mostBoxes(answers, side, boxesLeft), form.supply?.most)}
        boxDays={boxDays}
        worn={answers.wears[side]}
        told={side === 'left' && isShared(answers)}
        errorOf={(field) => form.errorOf(`${side}-${field}`)}
        onWorn={fixed ? undefined : (worn) => setAnswers(withEye(answers, side, worn))}
        onValue={(field, code) => setAnswers(withValue(answers, side, field, code))}
        onBoxes={
          asksBoxes ? (count) => setAnswers({ ...answers, boxes: { ...answers.boxes, [side]: count } }) : undefined
        }
      />
    );
  return (
    <>
      {eye('right')}
      {answers.wears.right && answers.wears.left ? (
        <Checkbox
          label={t('Prescription.Lenses.Same')}
          checked={answers.same}
          onChange={(event) => setAnswers(withSame(answers, event.target.checked))}
        />
      ) : null}
      {eye('left')}
      {choices.asksDominance ? (
        <RadioGroup
          id={`${id}-dominance`}
          name={`${id}-dominance`}
          legend={t('Prescription.Lenses.Dominance')}
          inline
          value={answers.dominance}
          error={form.errorOf('dominance')}
          options={SIDES.map((side) => ({
            value: side,
            label: t(side === 'right' ? 'Prescription.Eye.Right' : 'Prescription.Eye.Left'),
          }))}
          onChange={(event) => setAnswers({ ...answers, dominance: event.target.value === 'left' ? 'left' : 'right' })}
        />
      ) : null}
      {/* What leaves no choice is the same for both eyes. */}
      {made.length > 0 ? (
        <Made>
          {made.map(({ field, only }) => (
            <div key={field}>
              <dt>{t(`Prescription.Lenses.${field}`)}</dt>
              <dd>{shownChoice(field, only, choices, tag)}</dd>
            </div>
          ))}
        </Made>
      ) : null}
    </>
  );
}

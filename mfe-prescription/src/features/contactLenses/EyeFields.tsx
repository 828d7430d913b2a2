import { powerOnEye, type LensChoices, type LensField } from '@sightline/shared-lib/domain/lens';
import { parseOptical, shownPower } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Checkbox, EyeMark, Quantity, Select } from '@sightline/shared-lib/ui';

import { askedFields, inOrder, shownChoice, type EyeValues, type Side } from './lensAnswers';
import { Eye } from './lensFormStyle';

interface EyeFieldsProps {
  /** Beginning of the ids of the fields. */
  readonly id: string;
  readonly side: Side;
  readonly choices: LensChoices;
  readonly values: EyeValues;
  readonly boxes: number;
  /** Most boxes that are left for this eye. */
  readonly most?: number | undefined;
  /** Days that a box lasts. */
  readonly boxDays?: number | undefined;
  readonly worn: boolean;
  /** Its values are told with the other eye. */
  readonly told: boolean;
  readonly errorOf: (field: LensField) => string | undefined;
  /** Missing where it is not asked whether the eye is worn. */
  readonly onWorn?: ((worn: boolean) => void) | undefined;
  readonly onValue: (field: LensField, code: string) => void;
  /** Missing where boxes are not asked. */
  readonly onBoxes?: ((boxes: number) => void) | undefined;
}

/** One eye: worn or not, what its lens is made in, how many boxes (RX-20). */
export function EyeFields(props: EyeFieldsProps) {
  const { id, side, choices, values, boxes, most, boxDays, worn, told, errorOf, onWorn, onValue, onBoxes } = props;
  const { t, tag } = useTranslation();
  const name = t(side === 'right' ? 'Prescription.Eye.Right' : 'Prescription.Eye.Left');
  const codesOf = (one: LensField) => choices.offered[one] ?? [];
  /** A strong power from a prescription for glasses is another one on the eye; it is said, not refused. */
  const fromGlasses = (one: LensField) => {
    const power = one === 'power' ? parseOptical(values.power ?? '') : null;
    const onEye = power === null ? null : powerOnEye(power);
    if (power === null || onEye === null || onEye === power) return undefined;
    return t('Prescription.Lenses.FromGlasses', { power: shownPower(power, tag), onEye: shownPower(onEye, tag) });
  };
  const chosen = worn && !told ? askedFields(choices).filter((one) => codesOf(one).length > 1) : [];
  return (
    <Eye>
      <legend>
        <span aria-hidden="true">
          <EyeMark side={side} />
        </span>
        <span>{name}</span>
      </legend>
      {onWorn ? (
        <Checkbox
          id={`${id}-${side}`}
          label={t('Prescription.Lenses.ForEye')}
          checked={worn}
          disabled={!worn && most === 0}
          onChange={(event) => onWorn(event.target.checked)}
        />
      ) : null}
      {!worn && most === 0 ? <p className="small soft">{t('Prescription.Lenses.NoneLeft')}</p> : null}
      {worn ? (
        <div className="values">
          {chosen.map((one) => (
            <Select
              key={one}
              id={`${id}-${side}-${one}`}
              label={t(`Prescription.Lenses.${one}`)}
              emptyLabel={t('Prescription.Lenses.Choose')}
              options={inOrder(one, codesOf(one)).map((code) => ({
                value: code,
                label: shownChoice(one, code, choices, tag),
              }))}
              value={values[one] ?? ''}
              help={fromGlasses(one)}
              error={errorOf(one)}
              onChange={(event) => onValue(one, event.target.value)}
            />
          ))}
          {onBoxes ? (
            <div className="boxes">
              <span className="strong" aria-hidden="true">
                {t('Prescription.Lenses.Boxes')}
              </span>
              <Quantity
                label={`${t('Prescription.Lenses.Boxes')}, ${name}`}
                value={boxes}
                {...(most === undefined ? {} : { max: Math.max(1, most) })}
                onQuantity={onBoxes}
                onChange={() => undefined}
              />
              {boxDays === undefined ? null : (
                <span className="small soft">{t('Prescription.Lenses.Lasts', { count: boxes * boxDays })}</span>
              )}
            </div>
          ) : null}
        </div>
      ) : null}
    </Eye>
  );
}

import { shownLensValue, type LensChoices, type LensField } from '@sightline/shared-lib/domain';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Checkbox, EyeMark, Quantity, Select } from '@sightline/shared-lib/ui';

import { askedFields, inOrder, type EyeValues, type Side } from './lensAnswers';
import { Eye } from './lensFormStyle';

interface EyeFieldsProps {
  /** Beginning of the ids of the fields. */
  readonly id: string;
  readonly side: Side;
  readonly choices: LensChoices;
  readonly values: EyeValues;
  readonly boxes: number;
  readonly worn: boolean;
  /** Its values are told with the other eye. */
  readonly told: boolean;
  readonly errorOf: (field: LensField) => string | undefined;
  readonly onWorn: (worn: boolean) => void;
  readonly onValue: (field: LensField, code: string) => void;
  readonly onBoxes: (boxes: number) => void;
}

/** One eye: worn or not, what its lens is made in, how many boxes (RX-20). */
export function EyeFields(props: EyeFieldsProps) {
  const { id, side, choices, values, boxes, worn, told, errorOf, onWorn, onValue, onBoxes } = props;
  const { t, tag } = useTranslation();
  const shown = (field: LensField, code: string) =>
    shownLensValue(field, code, tag, (word) => choices.words[word] ?? word);
  const name = t(side === 'right' ? 'Prescription.Eye.Right' : 'Prescription.Eye.Left');
  const field = (one: LensField) => {
    const codes = choices.offered[one] ?? [];
    const label = t(`Prescription.Lenses.${one}`);
    const [only] = codes;
    if (codes.length === 1 && only !== undefined) {
      return (
        <dl key={one} className="only">
          <dt>{label}</dt>
          <dd>{shown(one, only)}</dd>
        </dl>
      );
    }
    return (
      <Select
        key={one}
        id={`${id}-${side}-${one}`}
        label={label}
        emptyLabel={t('Prescription.Lenses.Choose')}
        options={inOrder(one, codes).map((code) => ({ value: code, label: shown(one, code) }))}
        value={values[one] ?? ''}
        error={errorOf(one)}
        onChange={(event) => onValue(one, event.target.value)}
      />
    );
  };
  return (
    <Eye>
      <legend>
        <span aria-hidden="true">
          <EyeMark side={side} />
        </span>
        <span>{name}</span>
      </legend>
      <Checkbox
        id={`${id}-${side}`}
        label={t(`Prescription.Lenses.For.${side}`)}
        checked={worn}
        onChange={(event) => onWorn(event.target.checked)}
      />
      {worn && !told ? <div className="values">{askedFields(choices).map(field)}</div> : null}
      {worn ? (
        <div className="boxes">
          <span className="strong" aria-hidden="true">
            {t('Prescription.Lenses.Boxes')}
          </span>
          <Quantity
            label={`${t('Prescription.Lenses.Boxes')}, ${name}`}
            value={boxes}
            onQuantity={onBoxes}
            onChange={() => undefined}
          />
        </div>
      ) : null}
    </Eye>
  );
}

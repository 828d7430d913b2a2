import {
  EMPTY_VALUES,
  hasPrism,
  normaliseValues,
  prescriptionDoubts,
  prescriptionProblems,
  type PrescriptionPurpose,
  type PrescriptionValues,
  type ValueField,
} from '@sightline/shared-lib/domain/prescription';
import { prescriptionSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useTranslation, whenCalm } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

import { useSteady } from '../useSteady';
import { DistanceFields } from './DistanceFields';
import { DoubtNote } from './DoubtNote';
import { EyeTable } from './EyeTable';
import { fieldName } from './fieldNames';
import { Aside, Layout, Submit } from './manualStyle';
import { PaperGuide } from './PaperGuide';
import { PrismFields } from './PrismFields';
import { ReadBack } from './ReadBack';
import { typedValues, valuesAsShown } from './valuesAsShown';

/** What a button outside the form does, and says. */
export interface OutsideButton {
  /** Pressing it says that rare values are right. */
  readonly isDoubted: boolean;
  /** Takes its press: the browser, which looks at each field of a form that it sends, sends none. */
  readonly press: (event: SyntheticEvent) => void;
}

interface ManualFormProps {
  readonly saving: boolean;
  readonly onSave: (values: PrescriptionValues) => void;
  /** Values that were typed before. */
  readonly given?: PrescriptionValues | null;
  /** What stood in the fields when they were left, and who takes what stands there when they are left now. */
  readonly draft?: {
    readonly values: PrescriptionValues | null;
    readonly keep: (values: PrescriptionValues) => void;
  };
  readonly purpose?: PrescriptionPurpose;
  /** Leads to the question whose answer needs an addition, for a paper that has none. */
  readonly onOtherUse?: () => void;
  /** What is asked besides the values, above the button. */
  readonly before?: ReactNode;
  /** Another way on, beside the button. */
  readonly otherwise?: ReactNode;
  /** The button stands somewhere else and names this form. */
  readonly outside?: {
    readonly formId: string;
    readonly onButton: (button: OutsideButton) => void;
    /** Told of values that could be taken as they stand, in a calm moment after they were typed. */
    readonly onReady: (values: PrescriptionValues) => void;
  };
}

/** Left fields that take over what the right ones say; an axis goes with its cylinder. */
const COPIED = ['Sphere', 'Cyl', 'Axis', 'Add', 'Prism', 'PrismBase'] as const;

const isValueField = (name: string): name is ValueField => Object.hasOwn(EMPTY_VALUES, name);

/** Nothing has to be changed about values. */
const isRight = (values: PrescriptionValues, purpose: PrescriptionPurpose | undefined) =>
  Object.keys(prescriptionProblems(values, purpose)).length === 0;

/** What is rare about values, as one text: what was asked about once is not asked again. */
const doubtsOf = (values: PrescriptionValues) => JSON.stringify(prescriptionDoubts(values));

/**
 * Copying a prescription by hand, laid out like the paper: judged on leaving a field and before it is sent, rare values asked
 * about once, all of it read back in words (RX-02).
 */
export function ManualForm(props: ManualFormProps) {
  const { saving, onSave, given = null, draft, purpose, onOtherUse, before, otherwise, outside } = props;
  const additionRequired = purpose?.additionRequired ?? false;
  const { t, tag } = useTranslation();
  const id = useId();
  const form = useFieldForm<PrescriptionValues>({
    t,
    id,
    schemaFor: (typed) => prescriptionSchema(typedValues(typed), { t, tag }, purpose),
    defaultValues: valuesAsShown(given ?? draft?.values ?? null, tag),
    lineOf: (field, message) => `${fieldName(field as ValueField, t)}. ${message}`,
  });
  const shown = form.methods.watch();
  const values = typedValues(shown);
  const [asked, setAsked] = useState<ValueField>('rightSphere');
  const [isPrismAsked, setPrismAsked] = useState(() => hasPrism(values));
  const [confirmed, setConfirmed] = useState(() => (given ? doubtsOf(values) : ''));
  const [doubted, setDoubted] = useState('');
  const doubts = prescriptionDoubts(values);
  const isDoubted = doubts.length > 0 && doubted === doubtsOf(values) && doubted !== confirmed;

  const ready = outside && isRight(values, purpose) ? JSON.stringify(normaliseValues(values)) : '';
  const tellReady = outside?.onReady;
  useEffect(
    () => (ready && tellReady ? whenCalm(() => tellReady(JSON.parse(ready) as PrescriptionValues)) : undefined),
    [tellReady, ready],
  );

  const left = useEffectEvent(() => draft?.keep(form.values()));
  useEffect(() => () => left(), []);

  const isAdditionWrong = (form.errorOf('rightAdd') ?? form.errorOf('leftAdd')) !== undefined;
  // Values that were taken before may lack what another use needs: said at its field, before anybody presses.
  const judgeAddition = useEffectEvent((isAsked: boolean) => {
    if ((given && isAsked) || isAdditionWrong) void form.methods.trigger(['rightAdd', 'leftAdd']);
  });
  useEffect(() => judgeAddition(additionRequired), [additionRequired]);

  const take = (told: PrescriptionValues) => {
    const rare = doubtsOf(told);
    const isRare = prescriptionDoubts(told).length > 0;
    if (isRare && rare !== confirmed && rare !== doubted) {
      setDoubted(rare);
      return;
    }
    if (isRare) setConfirmed(rare);
    onSave(normaliseValues(told));
  };
  const judge = form.submit((typed) => take(typedValues(typed)));
  const { submit } = useSteady({
    submit(event: SyntheticEvent) {
      event.preventDefault();
      // Right as it stands: what follows is shown at once, and this form, which is left, not drawn again before.
      if (ready) take(values);
      else judge(event);
    },
  });
  const tellButton = outside?.onButton;
  useEffect(() => tellButton?.({ isDoubted, press: submit }), [tellButton, isDoubted, submit]);

  const copy = () => {
    for (const one of COPIED) form.set(`left${one}`, shown[`right${one}`]);
  };
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const { name } = target as HTMLInputElement;
    if (name && isValueField(name)) setAsked(name);
  };

  return (
    <Layout id={outside?.formId} method="post" data-enhanced="" noValidate onSubmit={submit} onFocus={follow}>
      <div className="paper-and-fields">
        <PaperGuide field={asked} values={shown} hasPrism={isPrismAsked} />
        <div className="fields">
          {form.summary}
          {onOtherUse && additionRequired && isAdditionWrong ? (
            <Button variant="text" onClick={onOtherUse}>
              {t('Lenses.OtherUse')}
            </Button>
          ) : null}
          <EyeTable form={form} values={shown} additionRequired={additionRequired} />
          {isPrismAsked ? <PrismFields form={form} values={shown} /> : null}
          <Aside>
            <Button variant="text" onClick={copy}>
              {t('Prescription.Copy')}
            </Button>
            {isPrismAsked ? null : (
              <Button variant="text" onClick={() => setPrismAsked(true)}>
                {t('Prescription.Prism.Ask')}
              </Button>
            )}
          </Aside>
          <DistanceFields form={form} values={shown} />
          <ReadBack values={values} purpose={purpose} />
          {isDoubted ? <DoubtNote doubts={doubts} /> : null}
          {before}
          <Submit>
            {outside ? null : (
              <Button type="submit" icon="arrow" busy={saving}>
                {t(isDoubted ? 'Prescription.Doubt.Confirm' : 'Prescription.Save')}
              </Button>
            )}
            {otherwise}
          </Submit>
        </div>
      </div>
    </Layout>
  );
}

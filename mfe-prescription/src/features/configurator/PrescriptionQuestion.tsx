import type { PrescriptionFlow, PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, Stack, Tabs } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';

import { ManualForm } from '../../manual/ManualForm';
import { KeepForNextTime } from '../../saved/KeepForNextTime';
import { SavedChoice } from '../../saved/SavedChoice';
import { useKeepForNextTime } from '../../saved/useKeepForNextTime';
import type { useSavedPrescriptions } from '../../saved/useSavedPrescriptions';
import { useWearer } from '../../wearer/useWearer';
import { WearerFields } from '../../wearer/WearerFields';
import { PaperAnswer } from './PaperAnswer';
import { typedDraft } from './typedDraft';
import { VALUES_FORM, type FormState } from './valuesForm';

export interface PrescriptionQuestionProps {
  readonly given: PrescriptionValues | null;
  readonly saved: ReturnType<typeof useSavedPrescriptions>;
  /** The saved prescription the values are of; empty for typed ones. */
  readonly savedId: string;
  /** Pages of the paper that were sent. */
  readonly fileIds: readonly string[];
  readonly additionRequired: boolean;
  /** The shopper was further before the page was loaded again. */
  readonly lost: boolean;
  readonly onTyped: (values: PrescriptionValues, savedId: string) => void;
  /** Values are typed that could be taken as they stand. */
  readonly onExpected: (values: PrescriptionValues) => void;
  /** Typed values were kept under this id. */
  readonly onKept: (savedId: string) => void;
  /** The paper was sent, or taken back. */
  readonly onSent: (fileIds: readonly string[]) => void;
  readonly onLater: () => void;
  readonly onOtherUse: () => void;
  /** What the bar's button does: null while there is no form. */
  readonly onForm: (form: FormState) => void;
}

/** A prescription the shopper has, its values by hand, its paper as photos, or later (RX-02, RX-03, RX-04, RX-07). */
export function PrescriptionQuestion(props: PrescriptionQuestionProps) {
  const { given, saved, savedId, fileIds, additionRequired, lost, onTyped, onKept, onSent, onLater, onForm } = props;
  const { onExpected, onOtherUse } = props;
  const { t } = useTranslation();
  const { form, readWearer } = useWearer();
  const { isKept, choose, keep } = useKeepForNextTime(saved.isSignedIn);
  const { identity } = useServices();
  const [draft] = useState(() => typedDraft(identity));
  const [way, setWay] = useState<string>((fileIds.length > 0 ? 'UPLOAD' : 'NESTED_CA') satisfies PrescriptionFlow);
  // Pages that were chosen stay while another way is looked at.
  const [isPaperAsked, setPaperAsked] = useState(way === 'UPLOAD');
  if (way === 'UPLOAD' && !isPaperAsked) setPaperAsked(true);
  const [button, setButton] = useState<FormState>(null);
  useEffect(() => {
    onForm(way === 'UPLOAD' ? null : button);
    return () => onForm(null);
  }, [onForm, way, button]);
  const typed = async (values: PrescriptionValues) => {
    const wearer = isKept ? await readWearer() : null;
    if (isKept && !wearer) return;
    onTyped(values, '');
    const id = wearer && (await keep(wearer, values));
    if (id) onKept(id);
  };
  // Pages that were sent are taken back first, where they stand: nothing is thrown away by the way.
  const later =
    fileIds.length > 0 ? null : (
      <Button variant="outlined" onClick={onLater}>
        {t('Prescription.Later')}
      </Button>
    );
  const byHand = (
    <Stack gap={5}>
      <p className="soft">{t('Lenses.LaterText')}</p>
      <ManualForm
        // Values that were taken stand in the fields, to be seen and completed.
        key={savedId}
        saving={false}
        given={given}
        draft={draft}
        purpose={{ additionRequired }}
        onOtherUse={onOtherUse}
        before={
          <>
            <KeepForNextTime checked={isKept} onChange={choose} />
            {isKept ? <WearerFields form={form} asksName /> : null}
          </>
        }
        otherwise={later}
        outside={{ formId: VALUES_FORM, onButton: setButton, onReady: onExpected }}
        onSave={(values) => void typed(values)}
      />
    </Stack>
  );
  const paper = isPaperAsked ? (
    <Stack gap={5}>
      <PaperAnswer fileIds={fileIds} onSent={onSent} />
      {later ? <div>{later}</div> : null}
    </Stack>
  ) : null;
  return (
    <>
      {lost && !draft.values ? <Note>{t('Lenses.Lost')}</Note> : null}
      <SavedChoice
        reading={saved.reading}
        onAgain={saved.again}
        chosenId={savedId}
        onTaken={(values, { prescriptionId }) => onTyped(values, prescriptionId)}
      />
      <Tabs
        label={t('Prescription.Ways')}
        selected={way}
        onSelect={setWay}
        tabs={[
          { id: 'NESTED_CA' satisfies PrescriptionFlow, label: t('Prescription.Way.Manual'), content: byHand },
          { id: 'UPLOAD' satisfies PrescriptionFlow, label: t('Prescription.Way.Upload'), content: paper },
        ]}
      />
      <p className="small soft">{t('Prescription.Privacy')}</p>
    </>
  );
}

import type { LensAddOn } from '@sightline/shared-lib/api/prescription';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Checkbox } from '@sightline/shared-lib/ui';

interface AddOnQuestionProps {
  readonly addOns: readonly LensAddOn[];
  readonly chosen: readonly string[];
  readonly onChoose: (codes: readonly string[]) => void;
}

/** What any lens can have besides; nothing is ticked for the shopper. */
export function AddOnQuestion({ addOns, chosen, onChoose }: AddOnQuestionProps) {
  const { t, tag } = useTranslation();
  return (
    <fieldset>
      <legend className="vh">{t('Lenses.Ask.addOns')}</legend>
      {addOns.map(({ code, description, price }) => (
        <Checkbox
          key={code}
          className="add-on"
          label={
            <>
              {description} <span>{formatMoney(price, tag)}</span>
            </>
          }
          checked={chosen.includes(code)}
          onChange={(event) =>
            onChoose(event.target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
          }
        />
      ))}
    </fieldset>
  );
}

import type { ReturnReason } from '@sightline/shared-lib/api/return';
import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { RETURN_PIECES_OFFERED } from '@sightline/shared-lib/domain/return';
import type { FieldForm } from '@sightline/shared-lib/forms';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Checkbox, FieldRow, Select, TextArea } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { GoodsPicture } from '../../account/parts/GoodsPicture';
import type { ReturnableThing } from '../../account/reading/returnLines';
import type { LineGoods } from '../../account/reading/lineGoods';
import { isComingBack } from '../../account/reading/returnFacts';
import { lensValues } from '../../account/words/lensesWords';
import { lineName } from './lineName';
import { asksComment, commentOf, insteadOf, piecesOf, reasonOf } from './returnForm';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
  & > .more {
    grid-column: 1 / -1;
    display: grid;
    gap: 16px;
    max-width: calc(34em + 34px);
    /* Below the name, past the tick. */
    padding-block: 8px 12px;
    padding-inline-start: 34px;
  }
`;

interface ReturnLineProps {
  readonly line: OrderLine;
  readonly goods: LineGoods | undefined;
  /** Its lenses come back with it. */
  readonly hasLenses: boolean;
  readonly reasons: readonly ReturnReason[];
  /** What of it can come back. */
  readonly known: ReturnableThing | undefined;
  readonly form: FieldForm;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** One thing of the order: chosen, it asks how many come back and why (RET-02). */
export function ReturnLine({ line, goods, hasLenses, reasons, known, form, chosen, onChoose }: ReturnLineProps) {
  const { t, tag } = useTranslation();
  const { left, exchanges, eyes, sealed } = known ?? { left: line.quantity, exchanges: [], eyes: [], sealed: false };
  const isBack = left === 0;
  const hint = isBack
    ? t(isComingBack(line) ? 'Returns.ComingBack' : 'Returns.SentBack')
    : [
        ...lensValues(line, t, tag),
        goods?.detail,
        hasLenses ? t('Returns.WithLenses') : '',
        left < line.quantity ? t('Returns.Left', { left, all: line.quantity }) : '',
        sealed ? t('Returns.Sealed') : '',
      ]
        .filter(Boolean)
        .join(' · ');
  const pieces = Array.from({ length: Math.min(left, RETURN_PIECES_OFFERED) }, (_, index) => String(index + 1));
  const own = known ? reasons.filter(({ code }) => known.reasons.includes(code)) : reasons;
  const reason = form.methods.watch(reasonOf(line));
  return (
    <Root>
      <Checkbox
        label={lineName(line, goods, eyes, t, tag)}
        help={hint}
        checked={chosen && !isBack}
        disabled={isBack}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <GoodsPicture goods={goods} />
      {chosen && !isBack ? (
        <div className="more">
          <FieldRow>
            <Select
              {...form.field(reasonOf(line))}
              label={t('Returns.Reason')}
              emptyLabel={t('Returns.ReasonChoose')}
              options={own.map(({ code, description }) => ({ value: code, label: description }))}
            />
            {left > 1 ? (
              <Select
                {...form.field(piecesOf(line))}
                label={t('Returns.Pieces')}
                defaultValue={String(left)}
                options={pieces.map((value) => ({ value, label: value }))}
              />
            ) : null}
          </FieldRow>
          {exchanges.length > 0 ? (
            <Select
              {...form.field(insteadOf(line))}
              label={t('Returns.Instead')}
              emptyLabel={t('Returns.Instead.Money')}
              options={exchanges.map(({ partNumber, label }) => ({
                value: partNumber,
                label: t('Returns.Instead.Article', { article: label }),
              }))}
            />
          ) : null}
          {asksComment(reason, reasons) ? (
            <TextArea {...form.field(commentOf(line))} label={t('Returns.Comment')} maxLength={500} rows={3} />
          ) : null}
        </div>
      ) : null}
    </Root>
  );
}

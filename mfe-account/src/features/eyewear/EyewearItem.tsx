import { lensLookOf } from '@sightline/shared-lib/domain/lens';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, EyeRows, Note, Row } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { GoodsName } from '../../account/parts/GoodsName';
import { GoodsPicture } from '../../account/parts/GoodsPicture';
import { LensesButton } from '../../account/parts/LensesButton';
import { useBuyAgain, type Told } from '../../account/parts/useBuyAgain';
import type { Eyewear } from '../../account/reading/eyewear';
import { contactLensWords, lensesWords } from '../../account/words/lensesWords';
import { shownDay } from '../../account/words/shownDay';

/** Width of the list from which picture, words and what can be done stand side by side. */
export const THREE_COLUMNS_FROM = 820;

const Root = styled.li`
  display: grid;
  grid-template-columns: clamp(120px, 40cqi - 31px, 144px) minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  padding-bottom: 28px;
  border-bottom: 1px solid var(--line);
  &:last-child {
    border-bottom: 0;
  }
  & > .more {
    display: grid;
    gap: 12px;
    grid-column: 1 / -1;
  }
  & > .about {
    display: grid;
    gap: 2px;
  }
  @container (min-width: 560px) {
    grid-template-columns: 240px minmax(0, 1fr);
  }
  /* What can be done stands at the end of the row, where there is one. */
  @container (min-width: ${THREE_COLUMNS_FROM}px) {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: 16px 24px;
    & > .more {
      grid-column: auto;
    }
    & > .told {
      grid-column: 1 / -1;
    }
  }
`;

interface EyewearItemProps {
  readonly bought: Eyewear;
  /** Name of the saved prescription its lenses are made to; empty without one. */
  readonly prescription: string;
}

/** One thing that was bought with lenses, and what can be done with it (ACC-06). */
export function EyewearItem({ bought, prescription }: EyewearItemProps) {
  const { orderId, placedDate, entry, eyes, orderItemIds, goods } = bought;
  const { line, rx } = entry;
  const buyAgain = useBuyAgain();
  const { t, tag } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const name = goods ? `${goods.brand} ${goods.name}`.trim() : line.name || line.partNumber;
  const again = async () => {
    if (busy) return;
    setBusy(true);
    setTold(null);
    const copied = buyAgain.copy({ fromOrderId: orderId, orderItemIds }, rx?.roxableServices ?? []);
    setTold(await copied.finally(() => setBusy(false)));
  };
  return (
    <Root>
      <GoodsPicture large goods={goods ?? undefined} lenses={lensLookOf(rx?.lensesReview ?? null)} />
      <div className="about">
        <h2 className="strong">
          <GoodsName goods={goods} name={name} />
        </h2>
        {rx ? <p className="small">{lensesWords(rx.lensesReview, t, tag)}</p> : null}
        {eyes ? <EyeRows eyes={contactLensWords(eyes, goods?.boxDays ?? null, t, tag)} /> : null}
        {prescription ? <p className="small">{t('Eyewear.Prescription', { name: prescription })}</p> : null}
        <p className="small soft">{t('Eyewear.Bought', { day: shownDay(placedDate, tag) })}</p>
      </div>
      <div className="more">
        {goods ? (
          <Row>
            <Button
              variant="outlined"
              busy={busy}
              aria-label={labelled(t('Eyewear.Again'), name, tag)}
              onClick={() => void again()}
            >
              {t('Eyewear.Again')}
            </Button>
            {rx ? <LensesButton partNumber={line.partNumber} name={name} label={t('Eyewear.NewLenses')} /> : null}
          </Row>
        ) : (
          <p className="small soft">{t('Eyewear.Gone')}</p>
        )}
      </div>
      {told ? (
        <div className="more told">
          <Note tone={told.tone} live="alert">
            {told.words}
          </Note>
        </div>
      ) : null}
    </Root>
  );
}

import { useTranslation } from '@sightline/shared-lib/runtime';
import { styled } from 'styled-components';

import type { ReturnedItem } from '../../account/reading/returnLines';
import { shownCalendarDay } from '../../account/words/shownDay';

const Steps = styled.ol`
  display: grid;
  gap: 4px;
  padding-inline-start: 1.4em;
  list-style: decimal;
`;

/** What its sender does with an announced return, by the label and the way that were chosen (RET-02). */
export function NextSteps({
  labelType,
  collectOn,
  handInBy,
}: Pick<ReturnedItem, 'labelType' | 'collectOn' | 'handInBy'>) {
  const { t, tag } = useTranslation();
  return (
    <Steps>
      <li>{t(labelType === 'QR' ? 'Returns.Step.Code' : 'Returns.Step.Label')}</li>
      <li>{t('Returns.Step.Pack')}</li>
      <li>
        {collectOn
          ? t('Returns.Step.Collected', { day: shownCalendarDay(collectOn, tag) })
          : t(labelType === 'QR' ? 'Returns.Step.Show' : 'Returns.Step.Send')}
        {handInBy ? ` ${t('Returns.Step.By', { day: shownCalendarDay(handInBy, tag) })}` : null}
      </li>
    </Steps>
  );
}

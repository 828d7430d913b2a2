import { cancelReturn, downloadReturnLabel, readReturnSecurityCheck } from '@sightline/shared-lib/api/return';
import { add, formatMoney } from '@sightline/shared-lib/domain/money';
import { dynamicKey, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, ButtonLink, EmptyState, Heading, Note, Row, Skeleton, Stack, Surface } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Failed } from '../../account/parts/Failed';
import { saveFile } from '../../account/parts/saveFile';
import { returnItems } from '../../account/reading/accountApi';
import type { ReturnedItem } from '../../account/reading/returnLines';
import type { WholeOrder } from '../../account/reading/wholeOrder';
import { shownCalendarDay } from '../../account/words/shownDay';
import { orderAddress } from '../../account/words/orderAddress';
import { thingsOf } from '../../account/reading/orderLines';
import { returnedLines } from '../../account/reading/returnFacts';

const NextSteps = styled.ol`
  display: grid;
  gap: 4px;
  padding-inline-start: 1.4em;
  list-style: decimal;
`;

interface ReturnDoneProps extends Pick<WholeOrder, 'order' | 'goods'> {
  /** The order shows where its returns stand. */
  readonly onChanged: () => void;
}

/** The returns of an order: number, label, what happens next, and the money (RET-02). */
export function ReturnDone({ order, goods, onChanged }: ReturnDoneProps) {
  const { navigation, site } = useServices();
  const { catalogId, currency } = site;
  const { t } = useTranslation();
  const orderItemIds = returnedLines(order).map(({ orderItemId }) => orderItemId);
  const { reading, again } = useReading(
    returnItems,
    { orderItemIds, catalogId, currency },
    { skip: orderItemIds.length === 0 },
  );
  if (orderItemIds.length === 0) {
    return (
      <EmptyState
        title={t('Returns.None')}
        actions={
          <ButtonLink variant="outlined" href={navigation.href(orderAddress(order))}>
            {t('Returns.ToOrder')}
          </ButtonLink>
        }
      />
    );
  }
  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') return <Failed what={t('Returns.NotLoaded')} onAgain={again} />;
  const numbers = [...new Set(reading.value.map(({ rmaId }) => rmaId))];
  const things = new Set(thingsOf(order).map(({ orderItemId }) => orderItemId));
  const nameOf = ({ orderItemId }: ReturnedItem): readonly string[] => {
    const line = order.lines.find((one) => one.orderItemId === orderItemId);
    if (!line || !things.has(orderItemId)) return [];
    const known = goods[line.partNumber];
    return [known ? `${known.brand} ${known.name}`.trim() : line.name || line.partNumber];
  };
  return (
    <Stack gap={6}>
      {numbers.map((rmaId) => {
        const items = reading.value.filter((item) => item.rmaId === rmaId);
        return (
          <OneReturn
            key={rmaId}
            rmaId={rmaId}
            items={items}
            names={items.flatMap(nameOf)}
            onChanged={() => {
              again();
              onChanged();
            }}
          />
        );
      })}
    </Stack>
  );
}

interface OneReturnProps {
  readonly rmaId: string;
  readonly items: readonly ReturnedItem[];
  readonly names: readonly string[];
  readonly onChanged: () => void;
}

function OneReturn({ rmaId, items, names, onChanged }: OneReturnProps) {
  const { client, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [busy, setBusy] = useState<'label' | 'cancel' | null>(null);
  const [problem, setProblem] = useState('');
  const { RMAStatus: state = '', collectOn = '' } = items[0] ?? {};
  const swapped = items.filter(({ instead, exchanged }) => instead !== '' && (state !== 'REF' || exchanged));
  const amountOf = (some: readonly ReturnedItem[]): string => {
    const [first, ...others] = some.map(({ refundAmount }) => refundAmount);
    return first ? formatMoney(others.reduce(add, first), tag) : '';
  };
  const paidBack = amountOf(items.filter((item) => !swapped.includes(item)));
  const act = (what: 'label' | 'cancel', work: () => Promise<void>, words: string) => {
    setBusy(what);
    setProblem('');
    work()
      .catch((error: unknown) => {
        reportFailure(error);
        setProblem(words);
      })
      .finally(() => setBusy(null));
  };
  const label = () =>
    act(
      'label',
      async () => {
        const quiet = { skipErrorMessage: true } as const;
        const securityCheck = await readReturnSecurityCheck(client, { rmaId }, quiet);
        saveFile(await downloadReturnLabel(client, { rmaId, securityCheck }, quiet), `${rmaId}.pdf`);
      },
      t('Returns.LabelFailed'),
    );
  const cancel = () =>
    act(
      'cancel',
      async () => {
        await cancelReturn(client, { rmaId }, { skipErrorMessage: true });
        onChanged();
      },
      t('Returns.CancelFailed'),
    );
  return (
    <Surface>
      <Stack gap={3}>
        <div>
          <Heading level={2} size="t2">
            {t('Returns.Number', { number: rmaId })}
          </Heading>
          <p className="soft">
            {state === 'REF' && paidBack === ''
              ? t('Returns.State.Exchanged')
              : t(dynamicKey(`Returns.State.${state}`))}
          </p>
        </div>
        <p>{new Intl.ListFormat(tag).format(names)}</p>
        {state === 'CAN' ? null : (
          <>
            {swapped.map((item) => (
              <p key={item.orderItemId}>
                {state === 'REF'
                  ? t('Returns.Exchanged', { article: item.instead })
                  : t('Returns.Exchanges', { article: item.instead, amount: amountOf([item]) })}
              </p>
            ))}
            {paidBack ? (
              <p>{t(state === 'REF' ? 'Returns.PaidBack' : 'Returns.PaysBack', { amount: paidBack })}</p>
            ) : null}
          </>
        )}
        {state === 'CRE' ? (
          <NextSteps>
            <li>{t('Returns.Step.Label')}</li>
            <li>{t('Returns.Step.Pack')}</li>
            <li>
              {collectOn
                ? t('Returns.Step.Collected', { day: shownCalendarDay(collectOn, tag) })
                : t('Returns.Step.Send')}
            </li>
          </NextSteps>
        ) : null}
        {problem ? (
          <Note tone="bad" live="alert">
            {problem}
          </Note>
        ) : null}
        {state === 'CRE' || state === 'SHI' ? (
          <Row>
            <Button busy={busy === 'label'} onClick={label}>
              {t('Returns.Label')}
            </Button>
            {state === 'CRE' ? (
              <Button variant="text" busy={busy === 'cancel'} onClick={cancel}>
                {t('Returns.Cancel')}
              </Button>
            ) : null}
          </Row>
        ) : null}
      </Stack>
    </Surface>
  );
}

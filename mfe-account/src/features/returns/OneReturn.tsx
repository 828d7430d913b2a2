import { cancelReturn, downloadReturnLabel, readReturnSecurityCheck } from '@sightline/shared-lib/api/return';
import { add, formatMoney, type Money } from '@sightline/shared-lib/domain/money';
import { dynamicKey, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Heading, Note, Row, Stack, Surface, TextLink } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { saveFile } from '../../account/parts/saveFile';
import type { ReturnedItem } from '../../account/reading/returnLines';
import { CancelQuestion } from './CancelQuestion';
import { NextSteps } from './NextSteps';

const Things = styled.ul`
  display: grid;
  gap: 4px;
`;

/** A thing of a return in words. */
export interface ReturnedThing {
  readonly orderItemId: string;
  readonly name: string;
  /** Colour and size, and how many of those that were bought. */
  readonly detail: string;
}

interface OneReturnProps {
  readonly rmaId: string;
  readonly items: readonly ReturnedItem[];
  readonly things: readonly ReturnedThing[];
  /** The order was paid in cash, which goes back by bank transfer. */
  readonly inCash: boolean;
  readonly toOrder: string;
  /** Empty when nothing else can come back. */
  readonly toReturn: string;
  readonly onChanged: () => void;
}

/** One return of an order: number, label, what happens next, and the money (RET-02). */
export function OneReturn({ rmaId, items, things, inCash, toOrder, toReturn, onChanged }: OneReturnProps) {
  const { client, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [busy, setBusy] = useState<'label' | 'cancel' | null>(null);
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const [taken, setTaken] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = items;
  const state = first?.RMAStatus ?? '';
  const isCancelled = state === 'CAN';
  /** The file is a code to show, and the label is printed where the parcel is handed in. */
  const isCode = first?.labelType === 'QR';
  // What was pressed is gone then.
  useEffect(() => {
    if (taken && isCancelled) heading.current?.focus();
  }, [taken, isCancelled]);
  const swapped = items.filter(({ instead, exchanged }) => instead !== '' && (state !== 'REF' || exchanged));
  const sum = ([one, ...others]: readonly Money[]): string => (one ? formatMoney(others.reduce(add, one), tag) : '');
  const delivery = first?.deliveryRefund;
  const paidBack = sum([
    ...items.filter((item) => !swapped.includes(item)).map(({ refundAmount }) => refundAmount),
    ...(delivery && !first.deliveryWaits ? [delivery] : []),
  ]);
  const money = (key: 'PaysBack' | 'PaidBack' | 'Exchanges', values: Readonly<Record<string, string>>) =>
    t(dynamicKey(`Returns.${key}${inCash ? '.Cash' : ''}`), values);
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
      t(isCode ? 'Returns.CodeFailed' : 'Returns.LabelFailed'),
    );
  const cancel = () => {
    setAsking(false);
    act(
      'cancel',
      async () => {
        await cancelReturn(client, { rmaId }, { skipErrorMessage: true });
        setTaken(true);
        onChanged();
      },
      t('Returns.CancelFailed'),
    );
  };
  return (
    <Surface>
      <Stack gap={3}>
        <div>
          <Heading level={2} size="t2" ref={heading} tabIndex={-1}>
            {t(isCancelled ? 'Returns.NumberCancelled' : 'Returns.Number', { number: rmaId })}
          </Heading>
          {isCancelled ? null : (
            <p className="soft">
              {state === 'REF' && paidBack === ''
                ? t('Returns.State.Exchanged')
                : t(dynamicKey(`Returns.State.${state}`))}
            </p>
          )}
        </div>
        <Things>
          {things.map(({ orderItemId, name, detail }) => (
            <li key={orderItemId}>
              {name}
              {detail ? <p className="small soft">{detail}</p> : null}
            </li>
          ))}
        </Things>
        {isCancelled ? (
          <Row>
            <ButtonLink variant="outlined" href={toOrder}>
              {t('Returns.ToOrder')}
            </ButtonLink>
            {toReturn ? <TextLink href={toReturn}>{t('Returns.Title')}</TextLink> : null}
          </Row>
        ) : (
          <>
            {swapped.map((item) => (
              <p key={item.orderItemId}>
                {state === 'REF'
                  ? t('Returns.Exchanged', { article: item.instead })
                  : money('Exchanges', { article: item.instead, amount: sum([item.refundAmount]) })}
              </p>
            ))}
            {paidBack ? <p>{money(state === 'REF' ? 'PaidBack' : 'PaysBack', { amount: paidBack })}</p> : null}
            {delivery ? (
              <p>
                {t(first.deliveryWaits ? 'Returns.DeliveryWaits' : 'Returns.WithDelivery', { amount: sum([delivery]) })}
              </p>
            ) : null}
          </>
        )}
        {state === 'CRE' && first ? <NextSteps {...first} /> : null}
        {problem ? (
          <Note tone="bad" live="alert">
            {problem}
          </Note>
        ) : null}
        {state === 'CRE' || state === 'SHI' ? (
          <Row>
            <Button busy={busy === 'label'} onClick={label}>
              {t(isCode ? 'Returns.Code' : 'Returns.Label')}
            </Button>
            {state === 'CRE' ? (
              <Button variant="text" busy={busy === 'cancel'} onClick={() => setAsking(true)}>
                {t('Returns.Cancel')}
              </Button>
            ) : null}
          </Row>
        ) : null}
        <CancelQuestion open={asking} onYes={cancel} onNo={() => setAsking(false)} />
      </Stack>
    </Surface>
  );
}

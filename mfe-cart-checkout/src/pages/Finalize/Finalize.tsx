import type { PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Heading, Note, Page, ProgressLine, Stack } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';

import { PartnerReturn } from '../../features/payment/PartnerReturn';
import { finishOrder, payingOrder, stopPaying } from '../../state/finishOrder';
import { watchOrder } from '../../state/watchOrder';

type Phase = 'checking' | 'not-placed' | 'unknown' | 'nothing';

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Finds out what became of a payment: reloads, broken lines and the partners' pages lead here (CHK-05, PAY-06). */
export function Finalize({ request }: Partial<PageProps<null>>) {
  const [turn, setTurn] = useState(0);
  const how = request?.query.partner?.[0];
  if (how === 'success' || how === 'cancel') return <PartnerReturn how={how} />;
  return <OrderWatch key={turn} wait={pause} onAgain={() => setTurn((count) => count + 1)} />;
}

interface OrderWatchProps {
  readonly wait: (ms: number) => Promise<void>;
  readonly onAgain: () => void;
}

/** One watch over the order under way, with its clock given. */
export function OrderWatch({ wait, onAgain }: OrderWatchProps) {
  const { t } = useTranslation();
  const services = useServices();
  const user = useUser();
  const [phase, setPhase] = useState<Phase>('checking');
  const known = Boolean(user);

  useEffect(() => {
    if (!known) return undefined;
    const paying = payingOrder(services);
    if (!paying) {
      setPhase('nothing');
      return undefined;
    }
    const stop = new AbortController();
    const check = async () => {
      setPhase('checking');
      const result = await watchOrder(services.client, paying.orderId, { signal: stop.signal, wait });
      if (stop.signal.aborted) return;
      if (result === 'placed') {
        await finishOrder(services, paying.orderId);
        return;
      }
      if (result === 'not-placed') stopPaying(services);
      setPhase(result);
    };
    void check();
    return () => stop.abort();
  }, [known, services, wait]);

  const { navigation, site } = services;
  const toPayment = (
    <ButtonLink icon="arrow" href={navigation.href({ page: 'checkout-payment' })}>
      {t('Finalize.ToPayment')}
    </ButtonLink>
  );
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Stack>
        <Heading level={1} size="d3">
          {t(phase === 'checking' ? 'Finalize.Title' : 'Finalize.Known')}
        </Heading>
        {phase === 'checking' ? (
          <>
            <ProgressLine label={t('Finalize.Title')} />
            <output>{t('Finalize.Checking')}</output>
          </>
        ) : null}
        {phase === 'not-placed' ? (
          <>
            <Note tone="warn" live="alert" title={t('Finalize.NotPlaced.Title')}>
              {t('Finalize.NotPlaced.Text')}
            </Note>
            <div>{toPayment}</div>
          </>
        ) : null}
        {phase === 'unknown' ? (
          <Note
            tone="warn"
            live="alert"
            title={t('Finalize.Unknown.Title')}
            action={
              <Button variant="text" onClick={onAgain}>
                {t('Finalize.Again')}
              </Button>
            }
          >
            {t('Finalize.Unknown.Text', { phone: site.config.servicePhone })}
          </Note>
        ) : null}
        {phase === 'nothing' ? (
          <>
            <p>{t('Finalize.Nothing')}</p>
            <div>
              <ButtonLink icon="arrow" href={navigation.href({ page: 'cart' })}>
                {t('Cart.Drawer.View')}
              </ButtonLink>
            </div>
          </>
        ) : null}
      </Stack>
    </Page>
  );
}

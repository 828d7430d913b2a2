import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, ButtonLink, EmptyState, Skeleton } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Failed } from '../../account/parts/Failed';
import { eyewear, prescriptions } from '../../account/reading/accountApi';
import { EyewearItem, THREE_COLUMNS_FROM } from './EyewearItem';
import { prescriptionName } from './prescriptionName';

/** Its things stand as its own width allows, which is less than the screen's beside the sections. */
const Root = styled.div`
  container-type: inline-size;
`;

const List = styled.ul`
  display: grid;
  gap: 28px;
  margin-bottom: 28px;
  /* What can be done stands in one column, whatever it is for each thing. */
  @container (min-width: ${THREE_COLUMNS_FROM}px) {
    grid-template-columns: 240px minmax(0, 1fr) auto;
    column-gap: 24px;
  }
`;

/** What the shopper bought with lenses, to buy again or with new ones (ACC-06). */
export function MyEyewear() {
  const [starts, setStarts] = useState<readonly number[]>([1]);
  return (
    <Root>
      {starts.map((pageNumber, index) => (
        <EyewearPart
          key={pageNumber}
          pageNumber={pageNumber}
          isFirst={index === 0}
          onOlder={index === starts.length - 1 ? (next) => setStarts([...starts, next]) : undefined}
        />
      ))}
    </Root>
  );
}

interface EyewearPartProps {
  /** Page of the history that it begins with. */
  readonly pageNumber: number;
  readonly isFirst: boolean;
  /** Missing once the next part is shown. */
  readonly onOlder: ((next: number) => void) | undefined;
}

function EyewearPart({ pageNumber, isFirst, onOlder }: EyewearPartProps) {
  const { site, navigation } = useServices();
  const { t } = useTranslation();
  const { catalogId, currency } = site;
  const { reading, again } = useReading(eyewear, { pageNumber, catalogId, currency });
  // A name is an extra: without it the list still says everything.
  const { reading: saved } = useReading(prescriptions, undefined, { quiet: true });
  const kept = saved.state === 'ready' ? saved.value.prescriptions : [];
  if (reading.state === 'failed') return <Failed what={t('Eyewear.Failed')} onAgain={again} />;
  if (reading.state === 'loading') return <Skeleton fills="panel" slowText={t('Eyewear.Slow')} />;
  const { eyewear: bought, next } = reading.value;
  if (isFirst && bought.length === 0 && next === null)
    return (
      <EmptyState
        sign="square"
        title={t('Eyewear.None')}
        actions={<ButtonLink href={navigation.localise('/eyeglasses')}>{t('Account.Browse')}</ButtonLink>}
      >
        {t('Eyewear.NoneText')}
      </EmptyState>
    );
  return (
    <>
      <List>
        {bought.map((one) => (
          <EyewearItem
            key={one.entry.line.orderItemId}
            bought={one}
            prescription={prescriptionName(one.entry.rx?.prescriptionDetails ?? null, kept)}
          />
        ))}
      </List>
      {next !== null && onOlder ? (
        <Button variant="outlined" onClick={() => onOlder(next)}>
          {t('Eyewear.Older')}
        </Button>
      ) : null}
    </>
  );
}

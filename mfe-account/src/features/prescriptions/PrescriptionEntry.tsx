import type { KeptPrescription, SavedPrescriptionInput } from '@sightline/shared-lib/api/prescription';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { KeptEntry } from '../../account/parts/KeptEntry';
import { shownCalendarDay, shownDay } from '../../account/words/shownDay';
import { RenameForm } from './RenameForm';
import { ValuesTable } from './ValuesTable';

const Until = styled.span`
  &[data-expired] {
    color: var(--bad);
  }
`;

interface PrescriptionEntryProps {
  readonly kept: KeptPrescription;
  /** Frames that lenses can be made for. */
  readonly framesHref: string;
  readonly onChange: (change: SavedPrescriptionInput) => void;
  readonly onRemove: () => void;
}

/** One prescription with its values and how long it counts; one of an order belongs to the order and stays as it is (RX-04, RX-05). */
export function PrescriptionEntry({ kept, framesHref, onChange, onRemove }: PrescriptionEntryProps) {
  const { t, tag } = useTranslation();
  const [editing, setEditing] = useState(false);
  const order = kept.orderId ? t('Rx.FromOrder', { number: shownOrderNumber(kept.orderId) }) : '';
  const name = kept.nickName || order || t('Rx.Unnamed');
  const facts = [
    ...(order && order !== name ? [order] : []),
    kept.issuedOn
      ? t('Rx.Issued', { date: shownCalendarDay(kept.issuedOn, tag) })
      : t('Rx.Given', { date: shownDay(kept.lastUpdate, tag) }),
    ...(kept.prescriber ? [kept.prescriber] : []),
  ];
  if (editing) {
    return (
      <li>
        <RenameForm
          kept={kept}
          onCancel={() => setEditing(false)}
          onSave={(change) => {
            setEditing(false);
            onChange(change);
          }}
        />
      </li>
    );
  }
  const isOwn = kept.prescriptionId.startsWith('p-');
  return (
    <KeptEntry
      name={name}
      way={
        <TextLink href={framesHref} aria-label={labelled(t('Rx.Use'), name, tag)}>
          {t('Rx.Use')}
        </TextLink>
      }
      {...(isOwn ? { onEdit: () => setEditing(true), onRemove } : {})}
    >
      <p className="small soft">
        <span>{facts.join(' · ')}</span>
        {' · '}
        <Until data-expired={kept.expired ? '' : undefined}>
          {t(kept.expired ? 'Rx.Expired' : 'Rx.Until', { date: shownCalendarDay(kept.validUntil, tag) })}
        </Until>
      </p>
      <ValuesTable values={kept.values} name={name} />
    </KeptEntry>
  );
}

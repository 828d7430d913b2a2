import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

import { InspectionPanel } from '../InspectionPanel';

import type { EventQueue, QueuedEvent } from './eventQueue';

const Facts = styled.pre`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

interface DebugViewProps {
  readonly queue: Pick<EventQueue, 'entries'>;
}

function Entry({ event: { name, ...facts } }: { readonly event: QueuedEvent }) {
  return (
    <details>
      <summary>{name}</summary>
      <Facts>{JSON.stringify(facts, null, 1)}</Facts>
    </details>
  );
}

/** What analytics holds at this moment: for those who check that nothing is told that should not be (ANA-01). */
export function DebugView({ queue }: DebugViewProps) {
  const { consent } = useServices();
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [events, setEvents] = useState(queue.entries.value);
  const allowed = useSyncExternalStore(consent.subscribe, () => consent.allows('analytics'));
  useEffect(() => {
    const following = queue.entries.subscribe(setEvents);
    return () => following.unsubscribe();
  }, [queue]);
  if (!open) return null;
  return (
    <InspectionPanel
      title={t('Shell.Debug.Title')}
      closeLabel={t('Shell.Debug.Close')}
      edge="top"
      onClose={() => setOpen(false)}
    >
      <p>{t(allowed ? 'Shell.Debug.Allowed' : 'Shell.Debug.NotAllowed')}</p>
      <ol aria-label={t('Shell.Debug.Events')}>
        {events.map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries never move; old ones leave at the front only after hundreds
          <li key={`${index} ${event.name}`}>
            <Entry event={event} />
          </li>
        ))}
      </ol>
    </InspectionPanel>
  );
}

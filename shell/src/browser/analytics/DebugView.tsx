import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { IconButton } from '@sightline/shared-lib/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

import type { EventQueue, QueuedEvent } from './eventQueue';

const Root = styled.aside`
  position: fixed;
  z-index: 40;
  top: 112px;
  right: 0;
  width: min(440px, 100vw);
  max-height: 50vh;
  overflow: auto;
  padding: 12px 16px 16px;
  border: 1px solid var(--line-2);
  background: var(--surface);
  font: var(--small);
  & header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & h2 {
    font: var(--t2);
  }
  & pre {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & summary {
    min-height: 36px;
    font-weight: 500;
  }
`;

interface DebugViewProps {
  readonly queue: Pick<EventQueue, 'entries'>;
}

function Entry({ event: { name, ...facts } }: { readonly event: QueuedEvent }) {
  return (
    <details>
      <summary>{name}</summary>
      <pre>{JSON.stringify(facts, null, 1)}</pre>
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
    <Root aria-label={t('Shell.Debug.Title')}>
      <header>
        <h2>{t('Shell.Debug.Title')}</h2>
        <IconButton icon="close" label={t('Shell.Debug.Close')} onClick={() => setOpen(false)} />
      </header>
      <p>{t(allowed ? 'Shell.Debug.Allowed' : 'Shell.Debug.NotAllowed')}</p>
      <ol aria-label={t('Shell.Debug.Events')}>
        {events.map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries never move; old ones leave at the front only after hundreds
          <li key={`${index} ${event.name}`}>
            <Entry event={event} />
          </li>
        ))}
      </ol>
    </Root>
  );
}

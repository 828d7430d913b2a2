import type { Analytics, ConsentService } from '@sightline/shared-lib/contracts';

/** What an event looks like on its way into the queue. */
export type PushedEvent = Parameters<Analytics['push']>[0];

/** The queue behind the door; its code comes with consent. */
export interface AnalyticsQueue {
  push(event: PushedEvent): void;
  /** Forgets everything: consent was withdrawn. */
  clear(): void;
}

/** The door to the queue: without consent an event is dropped at once, never held back for later (ANA-01). */
export function createAnalytics(
  consent: Pick<ConsentService, 'allows' | 'subscribe'>,
  open: () => Promise<AnalyticsQueue>,
): Analytics {
  let queue: Promise<AnalyticsQueue> | null = null;
  consent.subscribe(() => {
    if (!consent.allows('analytics')) void queue?.then((opened) => opened.clear());
  });
  return {
    push(event) {
      if (!consent.allows('analytics')) return;
      queue ??= open();
      queue.then(
        (opened) => {
          // Consent may have gone while the code was coming.
          if (consent.allows('analytics')) opened.push(event);
        },
        () => {
          // A lost event harms nobody; the next one may fetch the code again.
          queue = null;
        },
      );
    },
  };
}

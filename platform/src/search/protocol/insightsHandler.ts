import { type Answer, faultAnswer, readBody, refuse } from './answer';
import type { InsightsEvent } from './insightsEvent';
import { brokenRule } from './insightsRules';
import { EVENTS } from './searchBounds';

/** What became of an insights call: the answer, and the events to keep (none unless all are valid). */
export interface InsightsOutcome {
  readonly answer: Answer;
  readonly events: readonly InsightsEvent[];
}

/** `POST /1/events` (section 9.7 of the contract); `now` is in epoch milliseconds. */
export function handleEvents(body: unknown, now: number): InsightsOutcome {
  const read = readBody(body);
  if (!read.ok) return refused(read.status, read.message);
  const { events } = read.value;
  if (!Array.isArray(events) || events.length === 0)
    return refused(422, 'events must be a list with at least one event');
  if (events.length > EVENTS.events) return refused(422, `At most ${EVENTS.events} events in one call`);
  for (const [place, event] of events.entries()) {
    const broken = brokenRule(event, now);
    if (broken !== undefined) return refused(422, `events[${place}]: ${broken}`);
  }
  return { answer: { status: 200, body: { status: 200, message: 'OK' } }, events: events as InsightsEvent[] };
}

function refused(status: number, message: string): InsightsOutcome {
  return { answer: faultAnswer(refuse(status, message)), events: [] };
}

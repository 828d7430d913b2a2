/**
 * Runs beside the shell and watches its heart. A loop in a remote's code that never ends leaves the shell no moment to notice: from here it is
 * paused and named; what it was is remembered for the next start, and the shell is ended.
 */
import { Session, type Debugger, type InspectorNotification } from 'node:inspector';
import { workerData } from 'node:worker_threads';

import { destination, pino } from 'pino';

import { originIn, type Origin } from '../registry/crashes';

import { addStalled } from './stalledReleases';
import type { WatchedHeart } from './stallWatch';

const { beats, limitMs, file } = workerData as WatchedHeart;
const LOOK_MS = 250;
/** Between two pauses: a page that is only slow has moved on by then, or is done. */
const AGAIN_MS = 1_000;

let last = -1;
let since = Date.now();

/** Pauses the shell where it is, says whose code runs, and lets it continue. */
function lookAtShell(tell: (origin: Origin | null) => void): void {
  const session = new Session();
  session.connectToMainThread();
  const addresses = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }: InspectorNotification<Debugger.ScriptParsedEventDataType>) =>
    addresses.set(params.scriptId, params.url),
  );
  session.on('Debugger.paused', ({ params }: InspectorNotification<Debugger.PausedEventDataType>) => {
    const frames = params.callFrames.map(({ location }) => addresses.get(location.scriptId) ?? '');
    session.post('Debugger.resume');
    session.post('Debugger.disable', () => session.disconnect());
    tell(originIn(frames.join('\n')));
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

const isSame = (one: Origin, other: Origin) => one.remote === other.remote && one.release === other.release;

/** What the shell was about to do is lost with it: it is started again by whoever keeps it running, and leaves this release out. */
function end(origin: Origin): void {
  addStalled(file, { ...origin, at: new Date().toISOString() });
  const log = pino({ base: { service: 'shell' } }, destination({ fd: 1, sync: true }));
  log.fatal({ ...origin, file }, 'the shell ends: a remote held it up and is left out from now on');
  process.kill(process.pid, 'SIGKILL');
}

setInterval(() => {
  const now = Atomics.load(beats, 0);
  if (now !== last) {
    [last, since] = [now, Date.now()];
    return;
  }
  if (Date.now() - since < limitMs) return;
  since = Date.now();
  lookAtShell((first) => {
    if (!first) return;
    setTimeout(() => {
      if (Atomics.load(beats, 0) !== last) return;
      lookAtShell((again) => {
        if (again && isSame(first, again)) end(again);
      });
    }, AGAIN_MS);
  });
}, LOOK_MS);

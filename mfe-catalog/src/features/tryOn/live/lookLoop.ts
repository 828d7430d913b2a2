import { restAfter } from './pace';

interface LookLoop {
  /** Calls back before the next picture of the camera with the time in ms; answers how to call it off. */
  readonly nextPicture: (callback: (at: number) => void) => () => void;
  readonly now: () => number;
  /** One look; it may take long. Answers whether there was anything to look at. */
  readonly look: (at: number) => Promise<boolean>;
  /** How long a look took, ms. */
  readonly onLook: (ms: number) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Looks again and again, never twice at once, and leaves the device some rest in between. Answers the function that ends it. */
export function startLooking({ nextPicture, now, look, onLook, onFailure }: LookLoop): () => void {
  let ended = false;
  let restUntil = 0;
  let callOff = () => undefined as void;
  const wait = () => {
    callOff = nextPicture((at) => (at < restUntil ? wait() : void take(at)));
  };
  const take = async (at: number) => {
    const begun = now();
    let looked = false;
    try {
      looked = await look(at);
    } catch (error) {
      if (!ended) onFailure(error);
      ended = true;
    }
    if (ended) return;
    const took = now() - begun;
    restUntil = now() + restAfter(took);
    if (looked) onLook(took);
    // Being told of it may have ended it.
    if (!(ended as boolean)) wait();
  };
  wait();
  return () => {
    ended = true;
    callOff();
  };
}

import { addressesOf, type Slice, type SliceAddresses } from './slices';

/** A slice's Storybook that was started. */
export interface StartedBook {
  readonly url: string;
  /** Settles when its process has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
}

interface Options {
  readonly start: (slice: Slice, place: number) => StartedBook;
  /** Whether an address answers already. */
  readonly answers: (url: string) => Promise<boolean>;
  readonly say: (text: string) => void;
  /** Milliseconds between two questions, and after which nobody waits any more. */
  readonly pause?: number;
  readonly limit?: number;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Opens the Storybooks of slices one after the other and answers the addresses of those that are there: the kit's Storybook asks for its guests once,
 * when it starts, and would show nothing of those that come later. One that does not open, or ends, is named; the others stay.
 */
export async function openGuests(
  slices: readonly Slice[],
  { start, answers, say, pause = 500, limit = 300_000 }: Options,
): Promise<SliceAddresses> {
  const urls = new Map<Slice, string>();
  for (const [place, slice] of slices.entries()) {
    const { url, ended } = start(slice, place);
    const state = { isRunning: true };
    void ended
      .catch(() => undefined)
      .then(() => {
        state.isRunning = false;
        if (urls.has(slice)) say(`The Storybook of ${slice} has ended: its stories are gone, the others stay.`);
      });
    for (let waited = 0; state.isRunning && waited < limit; waited += pause) {
      if (await answers(url)) {
        urls.set(slice, url);
        break;
      }
      await sleep(pause);
    }
    say(
      urls.has(slice)
        ? `The Storybook of ${slice} is open.`
        : `The Storybook of ${slice} does not open: its stories are missing, the others follow.`,
    );
  }
  return addressesOf([...urls.keys()], (slice) => urls.get(slice) ?? '');
}

import { useEffect, useRef, useState } from 'react';

/** Presses of plus and minus are gathered for this long before they are written. */
const WAIT_MS = 400;

/** Answers false when the change was refused. */
export type WriteQuantity = (quantity: number) => Promise<boolean>;

/** Shows a new quantity at once and writes the last one of a series; a refused one goes back to what the platform has (CART-03). */
export function useQuantity(current: number, write: WriteQuantity): readonly [number, (wanted: number) => void] {
  // The wish holds for the quantity it was made from: what the platform says next wins.
  const [wish, setWish] = useState<{ readonly from: number; readonly quantity: number } | null>(null);
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly send: () => void } | null>(null);

  // Leaving the page at once after a press must not lose the press.
  useEffect(
    () => () => {
      if (!pending.current) return;
      clearTimeout(pending.current.timer);
      pending.current.send();
    },
    [],
  );

  const change = (quantity: number) => {
    setWish({ from: current, quantity });
    if (pending.current) clearTimeout(pending.current.timer);
    const send = () => {
      pending.current = null;
      void write(quantity).then((written) => {
        if (!written) setWish(null);
      });
    };
    pending.current = { timer: setTimeout(send, WAIT_MS), send };
  };
  return [wish?.from === current ? wish.quantity : current, change];
}

import { useEffect, useState } from 'react';

import { afterFrame } from '../../afterFrame';

/** A value as it was painted last: what is drawn by it comes a frame after what is drawn by the value itself. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => (Object.is(settled, value) ? undefined : afterFrame(() => setSettled(value))), [settled, value]);
  return settled;
}

import { useLayoutEffect, useRef, useState } from 'react';

type Calls = Readonly<Record<string, (...given: never[]) => void>>;

/** The same functions at every drawing, each of which calls the latest one: whoever is given them is not drawn again for them. */
export function useSteady<Latest extends Calls>(latest: Latest): Latest {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(latest).map((name) => [name, (...given: never[]) => held.current[name]?.(...given)]),
      ) as Latest,
  );
  return steady;
}

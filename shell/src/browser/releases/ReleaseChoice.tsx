import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import type { ReleaseChoices } from '../../page/releaseChoices';

const Fields = styled.form`
  display: grid;
  gap: 8px;
  margin-top: 12px;
  & :is(select, button) {
    width: 100%;
    min-height: 44px;
    font: inherit;
    color: inherit;
    background: var(--surface);
    border: 1px solid var(--line-2);
  }
`;

/** What this browser may choose: null until the shell has answered, empty where no signed link lets it choose. */
function useChoices(): ReleaseChoices | null {
  const [choices, setChoices] = useState<ReleaseChoices | null>(null);
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch('/release-choices');
      setChoices(answer.ok ? ((await answer.json()) as ReleaseChoices) : []);
    };
    ask().catch(() => setChoices([]));
  }, []);
  return choices;
}

const day = (at: string) => at.slice(0, 10);

function RemoteField({ remote, chosen, releases }: ReleaseChoices[number]) {
  return (
    <label>
      {remote}
      <select name={remote} defaultValue={chosen}>
        <option value="">what everybody gets</option>
        {releases.map(({ id, version, createdAt, author, live }) => (
          <option key={id} value={id}>
            {[id, version, day(createdAt), author, live ? 'live' : ''].filter(Boolean).join(', ')}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Published releases to choose from, for this browser alone, where a signed link opened that; else how to get such a link (FED-04). */
export function ReleaseChoice() {
  const choices = useChoices();
  if (choices === null) return <output>Looking for releases to choose from.</output>;
  if (choices.length === 0)
    return (
      <p>
        To choose releases here, for your browser alone: <code>npm run release -- choose</code>
      </p>
    );
  return (
    <Fields method="post" action="/release-choices">
      <input type="hidden" name="page" value={location.pathname} />
      {choices.map((choice) => (
        <RemoteField key={choice.remote} {...choice} />
      ))}
      <button>Show me these</button>
      <a href="?releases=">End it: what everybody gets</a>
    </Fields>
  );
}

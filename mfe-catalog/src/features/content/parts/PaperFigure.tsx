import { useTranslation } from '@sightline/shared-lib/runtime';
import { Fragment } from 'react';
import { styled } from 'styled-components';

const Root = styled.svg`
  display: block;
  width: 100%;
  max-width: 560px;
  height: auto;
  font-variant-numeric: tabular-nums;
  & > .sheet {
    fill: var(--surface);
    stroke: var(--line-2);
  }
  & > path {
    stroke: var(--line);
  }
  & > text {
    fill: var(--ink);
    font-size: 15px;
    text-anchor: middle;
  }
  & > .head {
    fill: var(--ink-2);
    font-size: 14px;
  }
  & > .right {
    fill: var(--right);
    font-weight: 600;
  }
  & > .left {
    fill: var(--left);
    font-weight: 600;
  }
`;

/** Right above left, as papers have them: an example, of nobody. */
const ROWS = [
  { eye: 'right', values: ['−1.75', '−0.50', '170', '+1.50'] },
  { eye: 'left', values: ['−2.00', '−0.75', '15', '+1.50'] },
] as const;
const DISTANCE = '63';

const X = [98, 172, 246, 320] as const;
const Y = { head: 34, right: 76, left: 118, distance: 172 } as const;

/** The words of the country's papers, several in one text with commas between. */
const words = (text: string) => text.split(', ');

/** A prescription with its rows and columns where papers have them; the words beside it say what each is. */
export function PaperFigure() {
  const { t, tag } = useTranslation();
  const eyes = words(t('Content.Paper.Eyes'));
  const written = (value: string) => value.replace('.', (1.5).toLocaleString(tag).charAt(1));
  return (
    <Root viewBox="0 0 376 204" aria-hidden="true">
      <rect className="sheet" x="0.5" y="0.5" width="375" height="203" />
      {words(t('Content.Paper.Columns')).map((column, index) => (
        <text key={column} className="head" x={X[index]} y={Y.head}>
          {column}
        </text>
      ))}
      {ROWS.map(({ eye, values }, row) => (
        <Fragment key={eye}>
          <path d={`M16 ${Y[eye] - 26}h344`} />
          <text className={eye} x="36" y={Y[eye]}>
            {eyes[row]}
          </text>
          {values.map((value, index) => (
            <text key={X[index]} x={X[index]} y={Y[eye]}>
              {written(value)}
            </text>
          ))}
        </Fragment>
      ))}
      <path d={`M16 ${Y.left + 16}h344`} />
      <text className="head" x="36" y={Y.distance}>
        {t('Content.Paper.Distance')}
      </text>
      <text x={X[0]} y={Y.distance}>
        {DISTANCE}
      </text>
    </Root>
  );
}

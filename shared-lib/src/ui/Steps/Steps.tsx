import { styled } from 'styled-components';
import { useKitText } from '../text/KitText';

const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  & > li {
    position: relative;
    padding-block: 14px 0;
    padding-inline: 0 8px;
    color: var(--ink-3);
    font: var(--small);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset: 4px 0 auto;
    border-top: 1px solid var(--line-2);
  }
  & > li > .tick {
    position: absolute;
    inset-inline-start: 0;
    top: 0;
    height: 9px;
    border-inline-start: 1px solid var(--line-2);
  }
  & > li[data-state='done'],
  & > li[aria-current] {
    color: var(--ink);
  }
  & > li[aria-current] {
    font-weight: 600;
  }
  & > li[data-state='done']::after,
  & > li[aria-current]::after {
    content: '';
    position: absolute;
    inset: 3px 0 auto;
    border-top: 3px solid var(--sight);
  }
  & > li[aria-current]::after {
    inset-inline-end: 55%;
  }
  & > li > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > li > a::before {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
`;

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly { readonly label: string; readonly href?: string }[];
  /** Index of the step that is open. */
  readonly current: number;
  /** Numbers before the names; on unless told. */
  readonly numbered?: boolean | undefined;
}

/** The line with a tick a step, drawn in the signal colour to where one is; finished steps are links. */
export function Steps({ label, steps, current, numbered = true }: StepsProps) {
  const text = useKitText();
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => {
        const words = numbered ? `${index + 1} ${step.label}` : step.label;
        const done = index < current;
        return (
          <li
            key={step.label}
            data-state={done ? 'done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="tick" />
            {done && step.href ? <a href={step.href}>{words}</a> : words}
            {done ? <span className="vh">, {text('Kit.Step.Done')}</span> : null}
          </li>
        );
      })}
    </Root>
  );
}

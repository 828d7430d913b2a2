import { useTranslation } from '@sightline/shared-lib/runtime';
import { Heading } from '@sightline/shared-lib/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import type { Step } from './lensAnswers';

interface QuestionProps {
  readonly step: Step;
  readonly steps: readonly Step[];
  /** A fact beside the place of the question. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** The open question; its heading has the focus when it opens. */
export function Question({ step, steps, note, children }: QuestionProps) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // A question begins at the top of a small screen: the focus alone brings no more than its heading into view. Before the first
    // one the frame is seen, and the last one is about the answers above it.
    const block = step === 'review' ? 'nearest' : 'start';
    if (step !== 'use') heading.current?.closest('section')?.scrollIntoView?.({ block });
  }, [step]);
  const place = t('Lenses.Step', { step: steps.indexOf(step) + 1, of: steps.length });
  return (
    <section className="question" aria-labelledby={id}>
      <div className="ask">
        <Heading id={id} ref={heading} level={2} tabIndex={-1}>
          {t(`Lenses.Ask.${step}`)}
        </Heading>
        <p className="soft">{[place, note].filter(Boolean).join(' ')}</p>
      </div>
      {children}
    </section>
  );
}

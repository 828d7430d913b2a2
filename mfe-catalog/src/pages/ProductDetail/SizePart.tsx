import type { PageRequest, TextKey } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, LensSize, SizeChoice } from '@sightline/shared-lib/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { openedLater } from '../../loading/openedLater';
import { FitLine } from '../../features/sizeAdvisor/FitLine';
import { useSizeAdvisor } from '../../features/sizeAdvisor/useSizeAdvisor';
import { useSizeHash } from '../../features/sizeAdvisor/useSizeHash';
import { SIZE_PARAMETER } from '../../catalogue/tiles/sizeParameter';
import { isForSale } from './chosenOf';
import type { Choice, ProductView } from './productView';

const SizeAdvisorDrawer = openedLater(() => import('../../features/sizeAdvisor/SizeAdvisorDrawer'));

const Root = styled.div`
  & > .choice {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
  }
  & > .choice > button {
    min-height: 24px;
    font: var(--small);
  }
`;

interface SizePartProps {
  readonly view: ProductView;
  readonly request: PageRequest;
  readonly choice: Choice;
  readonly hrefOf: (label: string) => string;
  readonly onPick: (partNumber: string) => void;
}

function measureWords(choice: Choice) {
  const { lensWidth, bridge, temple } = choice.measures;
  if (lensWidth === null || bridge === null) return null;
  return <LensSize lens={lensWidth} bridge={bridge} {...(temple === null ? {} : { temple })} />;
}

/** Key of the name of what is chosen beside the colour: a size, a pack, contents. */
function choiceKey({ type, choices }: ProductView): TextKey {
  // What belongs to a hearing device is chosen by the size that is printed on it.
  if (choices[0]?.mm !== undefined || type === 'electronics') return 'Product.Size';
  return type === 'contact-lenses' ? 'Product.Pack' : 'Product.Contents';
}

/** What is chosen beside the colour, and for frames what the size advisor says about it (PDP-02, ADV-01). */
export function SizePart({ view, request, choice, hrefOf, onPick }: SizePartProps) {
  const { t } = useTranslation();
  const [advising, setAdvising] = useState(false);
  const sizes = useMemo(
    () => view.choices.map(({ partNumber, label, mm }) => ({ id: partNumber, label, mm })),
    [view.choices],
  );
  const advisor = useSizeAdvisor(sizes);
  const isChosen = request.query[SIZE_PARAMETER] !== undefined;
  useSizeHash({ sizes, suggested: advisor.suggested, isChosen, onPick });
  const label = t(choiceKey(view));
  const own = advisor.advice.get(choice.partNumber);
  const better = advisor.suggested?.id === choice.partNumber ? null : advisor.suggested;
  return (
    <Root className="part">
      <div className="choice">
        <p>
          <span className="strong">{label}</span> {choice.label}
          {measureWords(choice) ? <>, {measureWords(choice)}</> : null}
        </p>
        {advisor.isEnabled ? (
          <Button variant="text" aria-haspopup="dialog" onClick={() => setAdvising(true)}>
            {t('Size.Advisor')}
          </Button>
        ) : null}
      </div>
      {view.choices.length > 1 ? (
        <SizeChoice
          label={label}
          selected={choice.partNumber}
          sizes={view.choices.map((one) => ({
            id: one.partNumber,
            letter: one.label,
            mm: one.mm,
            href: hrefOf(one.label),
            soldOut: !isForSale(one.stock),
          }))}
          onPick={onPick}
        />
      ) : null}
      {advisor.isEnabled && own ? (
        <div>
          <FitLine advice={own} />
          {better ? (
            <Button variant="text" size="small" onClick={() => onPick(better.id)}>
              {t('Size.Better', { size: better.label })}
            </Button>
          ) : null}
        </div>
      ) : null}
      {advising ? (
        <SizeAdvisorDrawer sizes={sizes} advisor={advisor} onPick={onPick} onClose={() => setAdvising(false)} />
      ) : null}
    </Root>
  );
}

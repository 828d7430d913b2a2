import { shownNumber } from '@sightline/shared-lib/domain/number';
import { sizeOfWidth, sizeRange } from '@sightline/shared-lib/domain/product';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Checkbox, DefinitionRows, Drawer, Heading, Segmented, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { FIT_DAYS } from './fitMemory';
import { FitLine } from './FitLine';
import { FrameNumbers } from './FrameNumbers';
import { FaceWidth } from './FaceWidth';
import { rightWidth } from './ownFit';
import type { OwnFit } from './ownFit';
import { adviceOf } from './useSizeAdvisor';
import type { AdvisedSize, SizeAdvisor } from './useSizeAdvisor';

interface SizeAdvisorDrawerProps {
  /** Sizes of the product it was asked about; none for a list. */
  readonly sizes: readonly AdvisedSize[];
  readonly advisor: SizeAdvisor;
  readonly onPick?: (id: string) => void;
  /** Told what the shopper measured. */
  readonly onUse?: (fit: OwnFit) => void;
  readonly onClose: () => void;
}

/** How the right width came about, and the letter it has in the shop. */
function RightWidth({ fit }: { readonly fit: OwnFit }) {
  const { t, tag } = useTranslation();
  const shown = (mm: number) => shownNumber(mm, tag);
  const width = rightWidth(fit);
  const letter = sizeOfWidth(width);
  const { from, to } = sizeRange(letter);
  const key = from === null ? 'Size.Result.UpTo' : to === null ? 'Size.Result.From' : 'Size.Result.Between';
  return (
    <div>
      <p className="strong">{t(key, { width, letter, from: from ?? 0, to: to ?? 0 })}</p>
      {fit.way === 'frame' && fit.total === null ? (
        <p className="small soft">
          {t('Size.Sum', {
            lens: shown(fit.lens),
            bridge: shown(fit.bridge),
            rest: shown(width - 2 * fit.lens - fit.bridge),
          })}
        </p>
      ) : null}
    </div>
  );
}

/** Finds the right size from the numbers of a pair that fits, or from the width of the face (ADV-01). */
export default function SizeAdvisorDrawer({ sizes, advisor, onPick, onUse, onClose }: SizeAdvisorDrawerProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<OwnFit['way']>(advisor.fit?.way ?? 'frame');
  const [fit, setFit] = useState<OwnFit | null>(advisor.fit);
  const current = fit?.way === way ? fit : null;
  const { advice, suggested } = adviceOf(sizes, current);
  const use = () => {
    if (!current) return;
    advisor.tell(current);
    onUse?.(current);
    if (suggested) onPick?.(suggested.id);
    onClose();
  };
  return (
    <Drawer
      open
      title={t('Size.Advisor')}
      onDismiss={onClose}
      touched={current !== advisor.fit}
      footer={
        <Button wide unavailable={current ? undefined : t('Size.Needs')} onClick={use}>
          {suggested && current ? t('Size.Take', { size: suggested.label }) : t('Size.Use')}
        </Button>
      }
    >
      <Stack>
        <p>{t('Size.Lead')}</p>
        <Segmented
          wide
          label={t('Size.Way')}
          name="size-way"
          value={way}
          options={[
            { value: 'frame', label: t('Size.Way.Frame') },
            { value: 'face', label: t('Size.Way.Face') },
          ]}
          onChange={(event) => setWay(event.target.value === 'face' ? 'face' : 'frame')}
        />
        {way === 'frame' ? (
          <FrameNumbers initial={advisor.fit} onChange={setFit} />
        ) : (
          <FaceWidth initial={advisor.fit} onChange={setFit} />
        )}
        <output>
          {current ? (
            <Stack gap={3}>
              <RightWidth fit={current} />
              {sizes.length > 0 ? (
                <>
                  <Heading level={3} size="body" className="strong">
                    {t('Size.Here')}
                  </Heading>
                  <DefinitionRows
                    rows={sizes.flatMap((size) => {
                      const own = advice.get(size.id);
                      if (!own) return [];
                      return [
                        {
                          term: `${size.label}, ${t('Product.Mm', { value: own.mm })}`,
                          value: <FitLine advice={own} />,
                        },
                      ];
                    })}
                  />
                  {suggested ? null : <p>{t('Size.None')}</p>}
                </>
              ) : null}
            </Stack>
          ) : null}
        </output>
        {advisor.fit ? (
          <>
            <Checkbox
              label={t('Size.Show')}
              help={t('Size.ShowHelp', { days: FIT_DAYS })}
              checked={advisor.shown}
              onChange={(event) => advisor.show(event.target.checked)}
            />
            <div>
              <Button
                variant="text"
                onClick={() => {
                  advisor.forget();
                  setFit(null);
                  onClose();
                }}
              >
                {t('Size.Forget')}
              </Button>
            </div>
          </>
        ) : null}
      </Stack>
    </Drawer>
  );
}

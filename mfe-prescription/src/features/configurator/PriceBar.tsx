import { add, formatMoney, type Money } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import type { ReactNode } from 'react';

interface PriceBarProps {
  readonly frame: Money;
  /** Null before the first answer. */
  readonly lenses: Money | null;
  readonly children: ReactNode;
}

/** What frame and lenses cost as far as they are chosen, and the way on; always in view. */
export function PriceBar({ frame, lenses, children }: PriceBarProps) {
  const { t, tag } = useTranslation();
  const total = lenses ? add(frame, lenses) : frame;
  return (
    <footer>
      <output>
        <p className="t2">{formatMoney(total, tag)}</p>
        <p className="small soft">
          {lenses
            ? t('Lenses.Total', { frame: formatMoney(frame, tag), lenses: formatMoney(lenses, tag) })
            : t('Lenses.TotalFrame', { frame: formatMoney(frame, tag) })}
        </p>
      </output>
      <div className="next">{children}</div>
    </footer>
  );
}

import { useTranslation } from '@sightline/shared-lib/runtime';

interface ReducedPriceProps {
  /** Both as they are shown. */
  readonly now: string;
  readonly before: string;
}

/** Now and before; the percentage is said by the totals, which name the discount (CAT-06). */
export function ReducedPrice({ now, before }: ReducedPriceProps) {
  const { t } = useTranslation();
  return (
    <span className="line-prices">
      <span className="strong">
        <span className="vh">{t('Cart.Price.Now')} </span>
        {now}
      </span>
      <s>
        <span className="vh">{t('Cart.Price.Before')} </span>
        {before}
      </s>
    </span>
  );
}

import { styled } from 'styled-components';
import { useKitText } from '../text/KitText';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 8px;
  font-variant-numeric: tabular-nums;
  & .price-now {
    font-weight: 500;
  }
  & .price-before {
    color: var(--ink-3);
  }
  & .price-discount {
    color: var(--sight);
  }
  &[data-size='large'] {
    font: var(--t2);
    column-gap: 12px;
  }
  &[data-size='large'] .price-before,
  &[data-size='large'] .price-discount {
    font-weight: 400;
  }
`;

export interface PriceFacts {
  /** What it costs, formatted for the locale. */
  readonly now: string;
  /** List price, formatted; leave it out when the list price is 0. */
  readonly before?: string;
  /** Whole percent off the list price. */
  readonly discountPercent?: number;
  /** The price is a lower bound, for example with lenses. */
  readonly from?: boolean;
}

export interface PriceProps extends PriceFacts {
  readonly size?: 'body' | 'large' | undefined;
}

/** What it costs, and what it cost: the list price and percentage appear only when the discount is above 0 (CAT-06). */
export function Price({ now, before, discountPercent = 0, from, size = 'body' }: PriceProps) {
  const text = useKitText();
  const reduced = Boolean(before) && discountPercent > 0;
  return (
    <Root data-size={size}>
      <span className="price-now">
        {reduced ? <span className="vh">{text('Kit.Price.Now')} </span> : null}
        {from ? text('Kit.Price.From', { price: now }) : now}
      </span>
      {reduced ? (
        <>
          <s className="price-before">
            <span className="vh">{text('Kit.Price.Before')} </span>
            {before}
          </s>
          <span className="price-discount">{text('Kit.Price.Discount', { percent: discountPercent })}</span>
        </>
      ) : null}
    </Root>
  );
}

import { Badge, Heading } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  & > h1 {
    margin-bottom: 8px;
  }
  & > h1 > span {
    display: block;
    letter-spacing: 0;
  }
  & > .price {
    min-height: 32px;
  }
`;

interface ProductNamesProps {
  readonly badge?: string | undefined;
  readonly brand: string;
  readonly name: string;
  /** Of goods that are no frame. */
  readonly kind?: string | undefined;
  readonly price: ReactNode;
  readonly children?: ReactNode;
}

/** The first words of a product's page: badge, brand and name, which are one heading, kind and price. */
export function ProductNames({ badge, brand, name, kind, price, children }: ProductNamesProps) {
  return (
    <Root>
      {badge ? <Badge text={badge} /> : null}
      <Heading level={1} size="d3">
        <span className="small soft">{brand}</span> {name}
      </Heading>
      {kind ? <p className="small soft">{kind}</p> : null}
      <p className="price">{price}</p>
      {children}
    </Root>
  );
}

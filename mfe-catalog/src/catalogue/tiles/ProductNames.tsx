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
  /** What goods that are no frame are. */
  readonly detail?: string | undefined;
  readonly price: ReactNode;
  readonly children?: ReactNode;
}

/** The first words of a product's page: badge, brand and name, which are one heading, kind and price. */
export function ProductNames({ badge, brand, name, detail, price, children }: ProductNamesProps) {
  return (
    <Root>
      {badge && <Badge text={badge} />}
      <Heading level={1} size="d3">
        <span className="small soft">{brand}</span> {name}
      </Heading>
      {detail && <p className="small soft">{detail}</p>}
      <p className="price">{price}</p>
      {children}
    </Root>
  );
}

import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { ProductView } from './productView';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: 24px;
  /* A finger's height each. */
  & a {
    display: inline-block;
    margin: 0;
    padding-block: 12px;
  }
`;

/** Where a frame is sold out in one colour: those it can be had in, or that nobody could be asked (PDP-05). */
export function OtherColours({ view: { colours, coloursInStock } }: { readonly view: ProductView }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  if (coloursInStock === null) return <p className="small soft">{t('Product.Colours.Unknown')}</p>;
  const found = colours.filter(({ partNumber }) => coloursInStock?.includes(partNumber));
  return (
    <div>
      <p className="small soft">{t('Product.Colours.InStock')}</p>
      <List>
        {found.map(({ partNumber, path, name }) => (
          <li key={partNumber}>
            <TextLink small href={navigation.localise(path)}>
              {name}
            </TextLink>
          </li>
        ))}
      </List>
    </div>
  );
}

import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';

import type { ProductView } from './productView';

/** Where a frame is sold out in one colour: those it can be had in, or that nobody could be asked (PDP-05). */
export function OtherColours({ view: { colours, coloursInStock } }: { readonly view: ProductView }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  if (coloursInStock === null) return <p className="small soft">{t('Product.Colours.Unknown')}</p>;
  const found = colours.filter(({ partNumber }) => coloursInStock?.includes(partNumber));
  return (
    <div>
      <p className="small soft">{t('Product.Colours.InStock')}</p>
      <ul>
        {found.map(({ partNumber, path, name }) => (
          <li key={partNumber}>
            <TextLink small href={navigation.localise(path)}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

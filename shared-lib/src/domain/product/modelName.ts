import { attributeText } from './attributes';
import type { Attributes, Product } from './product';

interface Named {
  readonly name: string;
  readonly attributes: Attributes;
}

/** The brand as it stands beside the model's name: the attribute's, else the maker of the record (CAT-03). */
export function brandName({ attributes, manufacturer }: Pick<Product, 'attributes' | 'manufacturer'>): string {
  return attributeText(attributes, 'BRAND') ?? manufacturer;
}

/** The model's own name without the brand before it, which stands beside it wherever goods are named. */
export function modelName({ attributes, name }: Named, brand: string): string {
  const model = attributeText(attributes, 'MODEL_NAME') || name;
  return model.startsWith(`${brand} `) ? model.slice(brand.length + 1) : model;
}

import { attributeText } from './attributes';
import type { Attributes } from './product';

interface Named {
  readonly name: string;
  readonly attributes: Attributes;
}

/** The model's own name without the brand before it, which stands beside it wherever goods are named. */
export function modelName({ attributes, name }: Named, brand: string): string {
  const model = attributeText(attributes, 'MODEL_NAME') || name;
  return model.startsWith(`${brand} `) ? model.slice(brand.length + 1) : model;
}

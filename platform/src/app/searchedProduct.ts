import { categoryLevels, searchedCodes } from '../modules/catalogue';
import type { CatalogueService } from '../modules/catalogue';
import { SEARCH_SPELLINGS } from '../search';
import type { AttributeValues, BaseProduct, LanguageCatalogue, ProductType } from '../search';

type Snapshot = Awaited<ReturnType<CatalogueService['snapshot']>>;

/** A product as the catalogue keeps it. */
export type CatalogueProduct = Awaited<
  ReturnType<CatalogueService['everyProduct']> extends AsyncGenerator<infer Run> ? Run : never
>[number]['product'];

/** A product of the catalogue as the index reads it; `gtins` are the part numbers of its items. */
export function searchedProduct(product: CatalogueProduct, gtins: readonly string[]): BaseProduct {
  return {
    productId: product.id,
    partNumber: product.part_number,
    groupKey: product.group_key,
    type: product.product_type as ProductType,
    brand: product.brand,
    modelName: String(product.attributes['MODEL_NAME'] ?? ''),
    modelCode: String(product.attributes['MODEL_CODE_DISPLAY'] ?? product.group_key),
    attributes: searchedCodes(product.attributes) as AttributeValues,
    bestSellers: product.best_seller,
    newArrivals: product.arrival_day,
    gtins,
  };
}

/** What the dictionary calls the products, in every spelling that a locale shows. */
export function searchedLanguages(
  dictionary: Snapshot['dictionary'],
  products: readonly BaseProduct[],
): LanguageCatalogue[] {
  return SEARCH_SPELLINGS.map((spelling) => ({
    spelling,
    valueTranslated: (attribute, value) => dictionary.valueName(attribute, value, spelling),
    // A model is found by what it is called in the language as well.
    text: (index) => {
      const model = products[index]?.modelName ?? '';
      const called = dictionary.valueName('MODEL_NAME', model, spelling);
      return model.endsWith(called) ? [] : [called];
    },
    levels: (index) => categoryLevels(products[index]?.attributes ?? {}, dictionary, spelling),
  }));
}

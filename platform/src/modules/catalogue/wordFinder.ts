import { languageById } from '../storeConfig';
import { codesOf } from './attribute.domain';
import type { CatalogueService } from './catalogue.service';
import type { ProductFinder } from './products.answer';

/** Finds products whose names and attribute values hold every word; used where no search index is wired. */
export function createWordFinder(service: Pick<CatalogueService, 'snapshot'>): ProductFinder {
  return {
    async find(_store, langId, term) {
      const { products, dictionary } = await service.snapshot();
      const language = languageById(langId).text;
      const words = term.toLowerCase().split(/\s+/).filter(Boolean);
      return products.flatMap((product) => {
        const values = Object.keys(product.facets).flatMap((name) =>
          codesOf(product.facets, name).map((code) => dictionary.valueName(name, code, language)),
        );
        const text = [product.name, product.partNumber, ...values].join(' ').toLowerCase();
        return words.every((word) => text.includes(word)) ? [product.id] : [];
      });
    },
  };
}

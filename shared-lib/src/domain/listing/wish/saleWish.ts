import { REDUCED } from '../indexNames';
import { type Wish, whole, without } from './wish';

/** What is said of reduced prices, in all languages of the shop. */
const SALE = whole([
  '(?:(?:on|in|for|the|summer|winter) )?sales?|on offer|(?:special |best )?(?:offers?|deals?)|bargains?|clearance|outlet',
  'reduced(?: prices?)?|marked down|markdowns?|price reductions?|(?:black friday|cyber monday)(?: (?:deals?|sales?|offers?))?',
  '(?<!(?:student|staff|employee|senior|military|nhs|birthday) )(?:discount(?:ed|s)?)(?: prices?)?',
  '(?:(?:in|gli|i) )?(?:saldi|saldo|sconti|sconto|promozion[ei]|offert[ae])|(?:prezzi )?(?:scontat|ribassat)[aeio]',
  '(?:en |les )?(?:soldes?|promos?|promotions?)|soldée?s?|(?:à )?prix (?:réduits?|reduits?|barrés?)|réductions?|remises?|bonnes affaires',
  '(?:im |in )?(?:sonder|tages)?angebote?n?|(?:stark )?reduzierte?[nmrs]?|(?:stark )?herabgesetzte?[nmrs]?|rabatte?|rabattierte?[nr]?',
  'schnäppchen|schnaeppchen|(?:(?:sommer|winter)?schluss|aus)verkauf',
  '(?:en |de |las )?rebajas?|rebajad[oa]s?|(?:en )?(?:ofertas?|promoci[oó]n(?:es)?|liquidaci[oó]n)|(?:con )?descuentos?',
  '(?:em )?(?:promo[çc](?:[ãa]o|[õo]es)|saldos?|liquida[çc][ãa]o)|(?:com )?descontos?',
]);
/** A code takes something off at the checkout, and a card pays: neither says that a price is reduced. */
const PAYING_LESS =
  /(?<!\p{L})(?:codes?|coupons?|vouchers?|codic[ei]|buon[oi]|bons?|c[óo]digos?|cup(?:ó|o|ã|õ)(?:n|o|es)?|vales?|cards?|cartes?|tarjetas?)(?!\p{L})|gutschein|rabattcode/iu;

/** Reduced prices that words ask for, of some goods or of all. */
export function readSale(wish: Wish): Wish {
  const found = PAYING_LESS.test(wish.term) ? null : SALE.exec(wish.term);
  if (!found) return wish;
  return { ...wish, term: without(wish.term, found), facets: { ...wish.facets, [REDUCED.name]: [REDUCED.value] } };
}

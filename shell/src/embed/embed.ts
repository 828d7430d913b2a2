import { INVALID_IDS, productIdsOf, UNEXPECTED, type EmbedAddToCart, type EmbedAnswer } from './embedRules';

/*
 * The script that a page of another origin includes: `<script src="https://shop/embed.js" data-locale="it-it">`. It offers
 * `window.sightline.addToCart(ids)` there and `window.sightline.checkout(ids)`, which opens the shop's checkout (EMB-01, ROUTE-09).
 */
const self = document.currentScript as HTMLScriptElement;
const shop = new URL(self.src).origin;
const locale = self.dataset['locale'] ?? '';

const addToCart: EmbedAddToCart = async (given) => {
  const productIds = productIdsOf(given);
  if (!productIds) return { success: false, message: INVALID_IDS };
  try {
    const answer = await fetch(`${shop}/embed/cart`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productIds, locale }),
    });
    return (await answer.json()) as EmbedAnswer;
  } catch {
    return { success: false, message: UNEXPECTED };
  }
};

/** Opens the shop's checkout; ids given here are put into the bag there, which works where the browser keeps the shop's cookies apart. */
const checkout = (given?: unknown) => {
  const query = new URLSearchParams((productIdsOf(given) ?? []).map((id) => ['product', id]));
  if (locale) query.set('locale', locale);
  location.assign(`${shop}/embed/checkout?${query}`);
};

window.sightline = { addToCart, checkout };

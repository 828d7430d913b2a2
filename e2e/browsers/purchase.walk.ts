import { walk } from '../src/browsers/test';
import { CARDS } from '../src/cards';
import { ENGLISH, NEW_YORKER } from '../src/purchase';
import { productInStock } from '../src/searchIndex';

/** Hosted by the payment service, on another origin. */
const FIELDS = 'iframe[src*="/fields?"]';

const CARD = {
  number: CARDS.visa,
  expiry: '12/39',
  code: '123',
  firstName: 'Ann',
  lastName: 'Doe',
};

walk('a guest buys by card', async (screen) => {
  const { url } = await productInStock('sunglasses');
  await screen.visit(url);
  await screen.press(['button', ENGLISH.add]);
  await screen.press(['link', ENGLISH.viewBag], ['dialog', null]);
  await screen.press(['link', ENGLISH.checkout]);
  const { fields } = ENGLISH;
  for (const name of ['email', 'phone', 'firstName', 'lastName', 'street', 'zip', 'city'] as const)
    await screen.fill(fields[name], NEW_YORKER[name], ['main', null]);
  if (NEW_YORKER.state) await screen.choose(NEW_YORKER.state.label, NEW_YORKER.state.value);
  await screen.press(['button', ENGLISH.toPayment]);
  // Pressed before anything is typed, it leads to the fields.
  await screen.press(['button', ENGLISH.place]);
  await screen.focused(['css', FIELDS]);
  await screen.inFrame(FIELDS, async () => {
    for (const [field, text] of Object.entries(CARD)) {
      const input = ['css', `#card-${field}`] as const;
      // As a shopper does: before somebody has pressed something, WebKit lets no script in another origin's frame take the focus, its driver's
      // included.
      await screen.press(input);
      await screen.keys(text, input);
    }
  });
  await screen.press(['button', ENGLISH.place]);
  await screen.see(['heading', 'Thank you, Ann.']);
});

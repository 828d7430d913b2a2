import { walk } from '../src/browsers/test';

walk('a list is narrowed, sorted and left for a product', async (screen) => {
  await screen.visit('/sunglasses');
  await screen.see(['heading', 'Sunglasses']);
  await screen.press(['link', /^Round/], ['main', null]);
  await screen.until('a narrowed address', async () => /round/i.test(await screen.address()));
  await screen.press(['css', 'main li a[href^="/sunglasses/"]']);
  await screen.see(['button', /^Add to bag/]);
});

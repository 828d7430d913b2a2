import { walk } from '../src/browsers/test';

const BANNER = ['banner', null] as const;
const ENTER = '\uE007';

walk('a phrase is typed, offered and answered', async (screen) => {
  await screen.visit('/');
  await screen.press(['button', 'Search'], BANNER);
  await screen.keys('sunglasses rou', ['combobox', null]);
  await screen.see(['option', /round sunglasses/]);
  await screen.keys(ENTER, ['combobox', null]);
  await screen.until('the results', async () => (await screen.address()).includes('/search?q='));
  await screen.see(['heading', /sunglasses rou/]);
});

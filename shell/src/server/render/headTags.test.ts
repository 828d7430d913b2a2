import { absoluteAddresses } from './headTags';

it('gives structured data absolute addresses in the page’s locale and leaves words alone [SEO-02]', () => {
  const data = {
    '@type': 'Product',
    name: '/not an address',
    image: ['/pictures/a', 'https://x.example/b'],
    url: '/sunglasses/p',
    offers: { url: '/sunglasses?BRAND=A' },
  };
  expect(absoluteAddresses(data, 'https://shop.example', 'it-it')).toEqual({
    '@type': 'Product',
    name: '/not an address',
    image: ['https://shop.example/pictures/a', 'https://x.example/b'],
    url: 'https://shop.example/it-it/occhiali-da-sole/p',
    offers: { url: 'https://shop.example/it-it/occhiali-da-sole?BRAND=A' },
  });
});

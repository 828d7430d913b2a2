/** @jest-environment node */
import { absoluteAddresses } from './headTags';

it('gives structured data absolute addresses and leaves words alone [SEO-02]', () => {
  const data = {
    '@type': 'Product',
    name: '/not an address',
    image: ['/pictures/a', 'https://x.example/b'],
    offers: { url: '/p' },
  };
  expect(absoluteAddresses(data, 'https://shop.example')).toEqual({
    '@type': 'Product',
    name: '/not an address',
    image: ['https://shop.example/pictures/a', 'https://x.example/b'],
    offers: { url: 'https://shop.example/p' },
  });
});

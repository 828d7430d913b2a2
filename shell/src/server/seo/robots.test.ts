import { SHOP_ROUTES } from '@sightline/shared-lib/domain/routing';
import { robotsText } from './robots';

it('keeps personal pages of every locale out, in their own spelling, and names the sitemap [SEO-03]', () => {
  const text = robotsText('https://shop.example', SHOP_ROUTES);
  expect(text).toContain('Disallow: /cart\n');
  expect(text).toContain('Disallow: /checkout/\n');
  expect(text).toContain('Disallow: /it-it/cassa/\n');
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
});

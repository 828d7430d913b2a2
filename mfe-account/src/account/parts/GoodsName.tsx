import { useServices } from '@sightline/shared-lib/runtime';

import type { LineGoods } from '../reading/lineGoods';

interface GoodsNameProps {
  readonly goods: LineGoods | null | undefined;
  readonly name: string;
}

/** What a thing of an order is called; it leads to its page while there is one. */
export function GoodsName({ goods, name }: GoodsNameProps) {
  const { navigation } = useServices();
  return goods?.url ? (
    <a className="reach" href={navigation.localise(goods.url)}>
      {name}
    </a>
  ) : (
    name
  );
}

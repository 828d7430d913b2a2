import type { Clock, Db } from '../kernel';
import { createCatalogueModule } from '../modules/catalogue';
import { demoOrderSeed } from '../modules/checkout';
import { seedContent } from '../modules/content';
import { createInventoryModule } from '../modules/inventory';
import { demoAssistantSeed, demoShoppers, demoShopperSeed } from '../modules/person';
import { seedPhysicalStores } from '../modules/physicalStore';
import { promotionSeed } from '../modules/promotion';
import { catalogueSeed } from '../seed/catalogue/catalogue.seed';
import type { SeedContributor } from '../seed/contributor';
import type { PlatformModules } from './modules';

/** Share of the chain's branches that tests make do with. */
const smallShare = 0.05;

/** Every part of the seed, in the order in which one needs the other. */
export function seedContributors(modules: PlatformModules, clock: Clock): SeedContributor[] {
  return [
    catalogueSeed,
    promotionSeed,
    {
      name: 'branches',
      run: async (db, progress, { small }) =>
        progress(`${await seedPhysicalStores(db, modules.geo, small ? { share: smallShare } : {})} branches`),
    },
    { name: 'content', run: async (db, progress) => progress(`${await seedContent(db)} pages`) },
    demoShopperSeed({
      identity: modules.identity.service,
      person: modules.person.service,
      organizations: modules.contract.organizations,
    }),
    demoAssistantSeed(modules.identity),
    demoOrderSeed({
      shoppers: demoShoppers,
      // The catalogue read through the seed's own transaction, which nothing else can see yet.
      catalogue: (db: Db) => createCatalogueModule({ db, clock, inventory: createInventoryModule(db).service }).service,
      userIdOf: (db, logonId) => modules.identity.service.userIdOf(db, logonId),
      addresses: (db, userId) => modules.person.service.addresses(db, userId),
      lensValues: modules.lensValues,
    }),
  ];
}

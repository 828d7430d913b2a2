import type { Clock, Db } from '../kernel';
import { createCatalogueModule } from '../modules/catalogue';
import { demoOrderSeed } from '../modules/checkout';
import { seedContent } from '../modules/content';
import { createInventoryModule } from '../modules/inventory';
import { demoAssistantSeed, demoShoppers, demoShopperSeed } from '../modules/person';
import { seedPhysicalStores } from '../modules/physicalStore';
import { promotionSeed } from '../modules/promotion';
import type { SeedContributor } from '../seed/contributor';
import type { PlatformModules } from './moduleOptions';

/** Share of the chain's branches that tests make do with. */
const smallShare = 0.05;

/** What every installation has besides the range, in the order in which one part needs the other. */
function installationSeeds(modules: PlatformModules): SeedContributor[] {
  return [
    promotionSeed,
    {
      name: 'branches',
      run: async (db, progress, { small }) =>
        progress(`${await seedPhysicalStores(db, modules.geo.service, small ? { share: smallShare } : {})} branches`),
    },
    { name: 'content', run: async (db, progress) => progress(`${await seedContent(db)} pages`) },
  ];
}

/** People of the demonstration and what they bought. Everybody knows their password, so no shop that is open for business has them. */
function demoSeeds(modules: PlatformModules, clock: Clock): SeedContributor[] {
  return [
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

/** Every part of the seed but the range, which comes first; the demonstration's only where it was asked for. */
export function furtherSeeds(modules: PlatformModules, clock: Clock, demoData: boolean): SeedContributor[] {
  return [...installationSeeds(modules), ...(demoData ? demoSeeds(modules, clock) : [])];
}

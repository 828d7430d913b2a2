import type { ProductTileProps } from '../ProductTile/ProductTile';
import type { Swatch } from '../Swatches/Swatches';

/** Invented colours of one frame, for stories and tests of the kit. */
export const sampleSwatches: readonly Swatch[] = [
  { id: 'black', name: 'Black, grey lenses', front: 'Black', lens: 'Grey', href: '/p/ordora-black' },
  { id: 'tortoise', name: 'Tortoise, brown lenses', front: 'Tortoise', lens: 'Brown', href: '/p/ordora-tortoise' },
  { id: 'red', name: 'Red, rose lenses', front: 'Red', lens: 'Pink', href: '/p/ordora-red' },
  { id: 'blue', name: 'Blue, grey lenses', front: 'Blue', lens: 'Grey', href: '/p/ordora-blue' },
];

/** An invented sun frame with every part of a tile. */
export const sampleOrdora: ProductTileProps = {
  href: '/p/ordora-black',
  brand: 'Norvane',
  name: 'Ordora',
  badge: { text: 'Online exclusive' },
  outline: 'round',
  mm: 136,
  size: { lens: 52, bridge: 18, temple: 145 },
  price: { now: '$368.00', before: '$460.00', discountPercent: 20 },
  swatches: sampleSwatches,
  selectedSwatch: 'black',
  secondaryBadges: ['Polarized', 'Light-adaptive'],
};

/** An invented metal frame at its list price. */
export const sampleMeridian: ProductTileProps = {
  href: '/p/meridian-gold',
  brand: 'Halden',
  name: 'Meridian',
  outline: 'aviator',
  mm: 140,
  size: { lens: 58, bridge: 14, temple: 145 },
  price: { now: '$214.00' },
  swatches: sampleSwatches.slice(0, 3),
  selectedSwatch: 'black',
  secondaryBadges: ['Polarized'],
};

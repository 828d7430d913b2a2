import type { ReactNode } from 'react';
import type { FrameShape } from '@sightline/shared-lib/domain/lens';
import type { BreadcrumbEntry } from '@sightline/shared-lib/domain/listing';
import type {
  AvailabilityStatus,
  FrameMeasurements,
  Outline,
  PrimaryBadge,
  ProductType,
  SecondaryBadge,
} from '@sightline/shared-lib/domain/product';

import type { DeliveryPromise } from '@sightline/shared-lib/domain/order';
import type { SwatchColours } from '@sightline/shared-lib/ui';
import type { FinancedAmounts } from './Financing';
import type { LensFacts } from './lensFacts';
import type { FactGroup } from '../../catalogue/facts/factGroups';
import type { OfferedTo } from '../../catalogue/prices/whosePrices';
import type { PictureFacts } from '../../catalogue/pictures/pictureSource';
import type { TagFacts } from '../../catalogue/facts/priceFacts';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';

/** Stock as the page says it; unknown when nobody could be asked, which is never a yes (PDP-05). */
export type Stock = AvailabilityStatus | 'unknown';

/** One size of a frame, one pack of lenses, or the thing itself: what goes into the bag. */
export interface Choice {
  /** GTIN. */
  readonly partNumber: string;
  /** Letter of a size, number of lenses in a pack, or contents; empty when there is nothing to choose. */
  readonly label: string;
  /** Total width in millimetres. */
  readonly mm?: number | undefined;
  /** Number of the article as it is printed on it. */
  readonly article?: string | undefined;
  readonly measures: FrameMeasurements;
  /** What takes lenses of a strength weighs more with them. */
  readonly weight?: { readonly grams: number; readonly isWithoutLenses: boolean } | undefined;
  readonly stock: Stock;
  /** Boxes of contact lenses that can be bought; undefined where they are not counted. */
  readonly boxesLeft?: number | undefined;
  /** Why the bag refused it, on the page that asked. */
  readonly refusal?: ReactNode;
  readonly tags: TagFacts | null;
  /** The same with the cheapest lenses, formatted, where that is how it is bought first and the platform says what they cost. */
  readonly withLenses?: OfferedTo<string> | undefined;
  /** Alone it is delivered for nothing, whoever buys it. */
  readonly isDeliveryFree: boolean;
  /** Where the store has an account with a financing partner. */
  readonly financed?: FinancedAmounts | undefined;
}

/** Another colour of the model. */
export interface ColourLink extends SwatchColours {
  readonly partNumber: string;
  /** Locale-less path. */
  readonly path: string;
  readonly name: string;
}

export interface GalleryPicture extends PictureFacts {
  /** View as the platform names it, e.g. `front`. */
  readonly view: string;
}

/** A product page as `load` gives it: everything in words, nothing the page does not show. */
export interface ProductView {
  /** Locale-less path. */
  readonly path: string;
  readonly partNumber: string;
  readonly objectId: string;
  readonly type: ProductType | null;
  readonly crumbs: readonly BreadcrumbEntry[];
  readonly brand: string;
  readonly name: string;
  /** What goods that are no frame are, in a word. */
  readonly detail?: string | undefined;
  readonly description: string;
  /** It is set to an audiogram before anybody wears it. */
  readonly isHearingDevice: boolean;
  readonly badge?: PrimaryBadge | undefined;
  readonly secondary: readonly SecondaryBadge[];
  readonly colours: readonly ColourLink[];
  /** The chosen colour in words, frame and lens told apart; empty where goods have none. */
  readonly colour: string;
  /** Part numbers of other colours that can be had, where this one cannot; null when nobody could be asked. */
  readonly coloursInStock?: readonly string[] | null | undefined;
  readonly choices: readonly Choice[];
  readonly pictures: readonly GalleryPicture[];
  /** Drawn where every picture is missing. */
  readonly outline: Outline;
  readonly shape?: FrameShape | undefined;
  /** Prescription lenses can be fitted here (PDP-06). */
  readonly takesPrescription: boolean;
  /** What the cheapest lenses cost alone, formatted, where a choice says what it costs with them. */
  readonly lensesFrom?: string | undefined;
  /** When it arrives as the platform answers it, and from what amount that costs nothing; empty where the store names none. */
  readonly delivery: {
    readonly arrives: DeliveryPromise | null;
    readonly arrivesWithLenses: DeliveryPromise | null;
    readonly freeFrom: string;
  };
  readonly baseCurve?: string | undefined;
  /** What contact lenses are made in, and what a box costs. */
  readonly lens?: LensFacts | undefined;
  readonly facts: readonly FactGroup[];
  /** Plain words about the measures of a frame, by `MEASURE_WIDTH` and the like. */
  readonly measureHelp: Readonly<Record<string, string>>;
  /** What every product page says, from the content service. */
  readonly services: readonly { readonly title: string; readonly text: string }[];
  /** Same width, other shapes. */
  readonly sameWidth: readonly TileFacts[];
  /** Goes with it: cross-sell, or the family of contact lenses (PDP-07). */
  readonly goesWith: readonly TileFacts[];
}

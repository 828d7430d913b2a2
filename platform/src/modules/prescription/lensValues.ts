import { LENS_VALUES } from '@sightline/shared-lib/domain/lens';
import {
  STORED_PRESCRIPTION,
  isPrescriptionExpired,
  prescriptionAttributes,
  prescriptionValidUntil,
} from '@sightline/shared-lib/domain/prescription';

import { opticalRoleOf, shopperAttributes, withAttributes } from '../order';
import type { ExtendedAttribute as LineAttribute, LensLine, OrderLine, SkuFacts } from '../order';
import type { Trx } from '../../kernel';
import { prescriptionDays } from '../storeConfig';
import { COUNTS_FROM, countsFrom, keptPrescription } from './details.domain';
import { linkOwnPages, PAGES, pageIdsIn } from './linePages';
import type { Keyring } from './keyring';
import { reviewPairs } from './lensPairs.domain';
import { requireSupply } from './lensSupply.domain';
import { lensValuesIn } from './lensValues.domain';
import { prescriptionFaults } from './prescription.errors';
import { createSeal } from './seal';
import type { Seal } from './seal';

/** An article as its values are judged. */
type MadeItem = Pick<SkuFacts, 'partNumber' | 'productType' | 'attributes'>;

/** Type of an attribute whose value is sealed at rest. */
const SEALED = 'SEALED';

/** Sealed bytes belong to one article: those of another do not open in their place. */
const CONTEXT: Readonly<Record<string, string>> = {
  [LENS_VALUES]: 'contact lenses',
  [STORED_PRESCRIPTION]: 'lenses',
};

const contextOf = (name: string, partNumber: string) => `${CONTEXT[name] ?? ''} ${partNumber}`;

/** Spelling does not make another name: what reads like values of an eye is refused by any other. */
const isHealthData = ({ attributeName }: LineAttribute) => /contact.?lens|prescription$/i.test(attributeName.trim());

const isReview = (name: string) => name.trim().toLowerCase() === 'lensesreview';

/** Values as a line keeps them. */
export function sealedValues(seal: Seal, values: object, partNumber: string, name = LENS_VALUES): LineAttribute {
  const { keyId, bytes } = seal.closeJson(values, contextOf(name, partNumber));
  const attributeValue = `${keyId}.${Buffer.from(bytes).toString('base64url')}`;
  return { attributeName: name, attributeType: SEALED, attributeValue };
}

function opened(seal: Seal, kept: LineAttribute, partNumber: string): LineAttribute {
  if (kept.attributeType !== SEALED) return kept;
  const [keyId = '', text = ''] = kept.attributeValue.split('.');
  const bytes = new Uint8Array(Buffer.from(text, 'base64url'));
  const values = seal.openJson({ keyId, bytes }, contextOf(kept.attributeName, partNumber));
  return { ...kept, attributeType: 'STRING', attributeValue: JSON.stringify(values) };
}

/** The verdict on values that came with an item. */
function judged({ attributeName, attributeValue }: LineAttribute, item: MadeItem): object {
  if (attributeName === LENS_VALUES) return lensValuesIn(attributeValue, item.attributes ?? {});
  if (attributeName === STORED_PRESCRIPTION && opticalRoleOf(item) === 'lens') return keptPrescription(attributeValue);
  throw prescriptionFaults.notMade(attributeName);
}

/** Boxes that are bought again are counted by the prescription of then: its day is asked again. */
function withoutPaperDay(kept: LineAttribute): LineAttribute {
  const { issuedOn: _day, ...values } = JSON.parse(kept.attributeValue) as Record<string, unknown>;
  return { ...kept, attributeValue: JSON.stringify(values) };
}

/** Values that are bought again are no younger for it. */
function countedFrom(kept: LineAttribute, from: Date): LineAttribute {
  const values = JSON.parse(kept.attributeValue) as object;
  return { ...kept, attributeValue: JSON.stringify({ ...values, [COUNTS_FROM]: from.toISOString().slice(0, 10) }) };
}

/** A line of a bag, with its values and when they were written. */
type BagLine = LensLine & Pick<OrderLine, 'createdAt' | 'updatedAt'>;
interface Moment {
  readonly storeId: string;
  readonly now: Date;
}

const isOver = (from: Date, { storeId, now }: Moment): boolean =>
  isPrescriptionExpired(prescriptionValidUntil({ issuedOn: '', changedAt: from }, prescriptionDays(storeId)), now);

/** Takes a prescription off a line, whose state is told by further attributes. */
const without = (state: Readonly<Record<string, string>>): readonly LineAttribute[] =>
  Object.entries({ [STORED_PRESCRIPTION]: '', ...state }).map(([attributeName, attributeValue]) => ({
    attributeName,
    attributeType: 'STRING',
    attributeValue,
  }));
const NOT_GIVEN = without(prescriptionAttributes('missing'));
const EXPIRED = without(prescriptionAttributes('rejected', 'expired'));

const PRESENT: LineAttribute = {
  attributeName: 'prescriptionUploaded',
  attributeType: 'STRING',
  attributeValue: 'true',
};

/** Values of eyes on lines of carts and orders: checked when they come, sealed at rest, open to who may read the line (RX-11, RX-20). */
export function createLensValues(keyring: Keyring) {
  const seal = createSeal(keyring);
  const shown = (attributes: readonly LineAttribute[], partNumber: string): LineAttribute[] =>
    attributes.flatMap((one) => {
      try {
        return [opened(seal, one, partNumber)];
      } catch {
        return [];
      }
    });
  const hasExpired = (line: BagLine, at: Moment): boolean =>
    shown(line.attributes, line.partNumber).some(
      (one) => one.attributeName === STORED_PRESCRIPTION && isOver(countsFrom(one.attributeValue, line), at),
    );
  return {
    /**
     * A line's attributes as they are kept; throws when the item is not made in these values, and when it is made in values
     * and has none. Lenses that come with a whole prescription, as values or as documents, wait for no other.
     */
    sealed(attributes: readonly LineAttribute[], item: MadeItem): LineAttribute[] {
      if (opticalRoleOf(item) === 'contactLens' && !attributes.some(isHealthData))
        throw prescriptionFaults.lensValuesMissing();
      return attributes.flatMap((one) => {
        // Documents are attached to the line once it is there.
        if (one.attributeName === PAGES) return pageIdsIn([one], opticalRoleOf(item)).length > 0 ? [PRESENT] : [];
        if (!isHealthData(one)) return [one];
        const kept = sealedValues(seal, judged(one, item), item.partNumber, one.attributeName);
        return one.attributeName === STORED_PRESCRIPTION ? [kept, PRESENT] : [kept];
      });
    },
    /** Attaches the documents that a new line came with; throws unless all of them are kept, and the shopper's own. */
    attach: (
      trx: Trx,
      { userId, now }: { readonly userId: string; readonly now: Date },
      orderItemId: string,
      came: readonly LineAttribute[],
    ): Promise<void> => linkOwnPages(trx, { userId, now }, orderItemId, pageIdsIn(came, 'lens')),
    /** Lines with the words of their lenses; throws when a pair of glasses among them cannot be made, or is not the one that is paid. */
    paired<Line extends LensLine>(
      lines: readonly Line[],
      facts: ReadonlyMap<string, Pick<SkuFacts, 'attributes'>>,
    ): Line[] {
      const reviews = reviewPairs(
        lines.map((line) => ({
          ...line,
          attributes: shown(line.attributes, line.partNumber),
          codes: facts.get(line.partNumber)?.attributes ?? {},
        })),
      );
      return lines.map((line, index) => {
        const attributeValue = reviews.get(index);
        // The words are the platform's alone: a line without lenses has none, whatever a client told of it.
        const attributes = line.attributes.filter(({ attributeName }) => !isReview(attributeName));
        if (attributeValue === undefined)
          return attributes.length === line.attributes.length ? line : { ...line, attributes };
        const review = { attributeName: 'lensesReview', attributeType: 'STRING', attributeValue };
        return { ...line, attributes: withAttributes(attributes, [review]) };
      });
    },
    /** Throws when an eye has more boxes of contact lenses than are worn before its prescription expires. */
    requireSupply<Line extends LensLine>(
      lines: readonly Line[],
      {
        storeId,
        now,
        changed = lines,
      }: { readonly storeId: string; readonly now: Date; readonly changed?: readonly Line[] },
    ): void {
      const open = lines
        .filter(({ opticalRole }) => opticalRole === 'contactLens')
        .map((line) => ({
          ...line,
          attributes: shown(line.attributes, line.partNumber),
          isJudged: changed.includes(line),
        }));
      requireSupply(open, { days: prescriptionDays(storeId), now });
    },
    /**
     * What a shopper wrote on a line that is bought again. A prescription that has expired by the date of that purchase does
     * not go along: the new line asks for another one (RX-05).
     */
    carried(
      { attributes, partNumber, ...line }: Pick<OrderLine, 'attributes' | 'partNumber' | 'createdAt' | 'updatedAt'>,
      { storeId, now }: { readonly storeId: string; readonly now: Date },
    ): LineAttribute[] {
      return shown(shopperAttributes(attributes), partNumber).flatMap((one) => {
        if (one.attributeName === LENS_VALUES) return [withoutPaperDay(one)];
        if (one.attributeName !== STORED_PRESCRIPTION) return [one];
        const from = countsFrom(one.attributeValue, line);
        return isOver(from, { storeId, now }) ? [] : [countedFrom(one, from)];
      });
    },
    /** Lines as they can be ordered today: lenses whose prescription has expired in the bag ask for another one (RX-05). */
    current: <Line extends BagLine>(lines: readonly Line[], at: Moment): Line[] =>
      lines.map((line) =>
        hasExpired(line, at) ? { ...line, attributes: withAttributes(line.attributes, NOT_GIVEN) } : line,
      ),
    /** Attributes of a line in a bag as its shopper reads them: an expired prescription is not there, and is told as expired (CART-10). */
    inBag: (line: BagLine, at: Moment): LineAttribute[] =>
      shown(hasExpired(line, at) ? withAttributes(line.attributes, EXPIRED) : line.attributes, line.partNumber),
    /** Attributes of a line as its shopper reads them: an order stays readable without the values that do not open. */
    shown,
  };
}

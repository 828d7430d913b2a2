import type { ComponentType as PartType } from '@sightline/shared-lib/domain';
import { ErrorBoundary, useServices } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';
import { useEffect, type ReactNode } from 'react';

import { Rail } from '../product/Rail';
import type { ContentPart } from './contentPart';
import { CookieTable } from './parts/CookieTable';
import { Film } from './parts/Film';
import { FrameHero } from './parts/FrameHero';
import { HearingTeaser } from './parts/HearingTeaser';
import { LinkList } from './parts/LinkList';
import { Prose } from './parts/Prose';
import { Questions } from './parts/Questions';
import { SizeTeaser } from './parts/SizeTeaser';
import { StoresTeaser } from './parts/StoresTeaser';
import { TextHero } from './parts/TextHero';
import { WordIndex } from './parts/WordIndex';

interface PartProps {
  readonly part: ContentPart;
  /** The first part of a page carries its heading. */
  readonly isLead: boolean;
}

function Carousel({ part }: PartProps) {
  const { navigation } = useServices();
  const { title = '', cta, tiles = [] } = part;
  const action = cta && <TextLink href={navigation.localise(cta.href)}>{cta.label}</TextLink>;
  return <Rail title={title} action={action} tiles={tiles} />;
}

function Hero({ part, isLead }: PartProps) {
  const [tile] = part.tiles ?? [];
  return tile && isLead ? <FrameHero part={part} tile={tile} /> : <TextHero part={part} isLead={isLead} />;
}

function Teaser({ part, isLead }: PartProps) {
  return part.sizes ? <SizeTeaser part={part} /> : <TextHero part={part} isLead={isLead} />;
}

function Hearing({ part, isLead }: PartProps) {
  return isLead ? <TextHero part={part} isLead /> : <HearingTeaser part={part} />;
}

/** Component type of the content service -> what draws it (CMS-03). */
const DRAWINGS: Readonly<Record<PartType, (props: PartProps) => ReactNode>> = {
  HeroBanner: Hero,
  Teaser,
  TeaserGrid: WordIndex,
  CollectionGrid: Carousel,
  ProductCarousel: Carousel,
  RichText: Prose,
  Accordion: Questions,
  CookieTable,
  Video: Film,
  StoreFinderTeaser: StoresTeaser,
  HearingTestEntry: Hearing,
  InsuranceTeaser: TextHero,
  NewsletterForm: TextHero,
  Menu: LinkList,
  MenuItem: LinkList,
  Link: LinkList,
  FooterColumn: LinkList,
  LegalStrip: LinkList,
};

/** An unknown type draws nothing and is reported, once a visit (CMS-03). */
function UnknownPart({ part }: { readonly part: ContentPart }) {
  const { reportFailure } = useServices();
  const { id, unknownType } = part;
  useEffect(() => {
    reportFailure(new Error(`The content component ${id} has the unknown type ${unknownType}.`));
  }, [id, unknownType, reportFailure]);
  return null;
}

/** One component of a content page; a failing one leaves the others standing (CMS-05). */
export function ContentPartView({ part, isLead }: PartProps) {
  const { reportFailure } = useServices();
  if (part.type === 'unknown') return <UnknownPart part={part} />;
  const Drawing = DRAWINGS[part.type];
  return (
    <ErrorBoundary renderFallback={() => null} onError={reportFailure}>
      <Drawing part={part} isLead={isLead} />
      {(part.parts ?? []).map((one) => (
        <ContentPartView key={one.id} part={one} isLead={false} />
      ))}
    </ErrorBoundary>
  );
}

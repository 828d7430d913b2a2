import { ErrorBoundary, useServices } from '@sightline/shared-lib/runtime';
import { useEffect } from 'react';

import type { ContentPart, PartProps } from './contentPart';
import { drawingOf, DRAWINGS } from './drawings';

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
  const name = drawingOf({ part, isLead });
  if (!name) return <UnknownPart part={part} />;
  const Drawing = DRAWINGS[name];
  return (
    <ErrorBoundary renderFallback={() => null} onError={reportFailure}>
      <Drawing part={part} isLead={isLead} />
      {(part.parts ?? []).map((one) => (
        <ContentPartView key={one.id} part={one} isLead={false} />
      ))}
    </ErrorBoundary>
  );
}

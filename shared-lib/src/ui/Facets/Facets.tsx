import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FrameShape } from '../../domain/lens/shapeNumbers';
import { Accordion } from '../Accordion/Accordion';
import { FrameSign } from '../FrameSign/FrameSign';
import { Icon } from '../Icon/Icon';
import { SwatchDisc } from '../Swatches/SwatchDisc';
import type { FrontColour } from '../Swatches/swatchColours';
import { useKitText } from '../text/KitText';
import { facetListStyle } from './facetStyle';

export interface FacetGroupProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}

/** One facet with its values, open or closed in place. */
export function FacetGroup({ title, hint, open, children }: FacetGroupProps) {
  return (
    <Accordion title={title} sign="chevron" open={open}>
      {hint ? <p className="facet-hint small soft">{hint}</p> : null}
      {children}
    </Accordion>
  );
}

const ListRoot = styled.ul`
  ${facetListStyle}
`;

export interface FacetListProps {
  /** Shapes and colours stand two beside each other. */
  readonly columns?: 1 | 2 | undefined;
  readonly children: ReactNode;
}

export function FacetList({ columns = 1, children }: FacetListProps) {
  return <ListRoot data-columns={columns}>{children}</ListRoot>;
}

export interface FacetValueProps {
  /** The list with this value added, or taken away: a link, so it works without script and can be shared (PLP-03). */
  readonly href: string;
  readonly label: string;
  /** Written for the shop's language. */
  readonly count?: string | undefined;
  readonly chosen?: boolean | undefined;
  /** One of several instead of any of several. */
  readonly single?: boolean | undefined;
  readonly onChoose?: (() => void) | undefined;
  /** Keeps filtered lists out of the index where the page says so. */
  readonly rel?: string | undefined;
}

interface FacetLinkProps extends Pick<FacetValueProps, 'href' | 'chosen' | 'count' | 'onChoose' | 'rel'> {
  readonly shape?: FrameShape;
  readonly children: ReactNode;
}

/** A value's link, which the space bar presses too: a box beside words asks for it. */
function FacetLink({ href, chosen, count, onChoose, rel, shape, children }: FacetLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <a
      href={href}
      rel={rel}
      aria-current={chosen ? 'true' : undefined}
      data-count={count}
      data-shape={shape}
      onClick={follow}
      onKeyDown={press}
    >
      {children}
    </a>
  );
}

function FacetWords({ label, count, chosen }: Pick<FacetValueProps, 'label' | 'count' | 'chosen'>) {
  const text = useKitText();
  return (
    <>
      <span className="facet-label">
        {label}
        {chosen ? <span className="vh">, {text('Kit.Chosen')}</span> : null}
      </span>
      {count === undefined ? null : (
        <span className="vh">{`, ${text(count === '1' ? 'Kit.CountOne' : 'Kit.Count', { count })}`}</span>
      )}
    </>
  );
}

/** A value with its box and count. */
export function FacetValue({ label, single, ...link }: FacetValueProps) {
  return (
    <li>
      <FacetLink {...link}>
        <span className="facet-box" data-round={single ? '' : undefined} />
        <FacetWords {...link} label={label} />
      </FacetLink>
    </li>
  );
}

export interface FacetShapeProps extends Omit<FacetValueProps, 'single'> {
  readonly shape: FrameShape;
}

/** A frame shape as its outline and its name. */
export function FacetShape({ shape, label, ...link }: FacetShapeProps) {
  return (
    <li>
      <FacetLink {...link} shape={shape}>
        <FrameSign shape={shape} height={32} />
        <FacetWords {...link} label={label} />
      </FacetLink>
    </li>
  );
}

export interface FacetColourProps extends Omit<FacetValueProps, 'single'> {
  readonly colour: FrontColour;
  /** The colour is light: its tick is dark. */
  readonly light?: boolean | undefined;
}

/** A colour as disc and name; chosen, the disc carries a tick. */
export function FacetColour({ colour, light, label, ...link }: FacetColourProps) {
  return (
    <li>
      <FacetLink {...link}>
        {link.chosen ? (
          <span className="facet-disc" data-light={light ? '' : undefined}>
            <SwatchDisc front={colour} />
            <Icon name="check" size={16} />
          </span>
        ) : (
          <SwatchDisc front={colour} />
        )}
        <FacetWords {...link} label={label} />
      </FacetLink>
    </li>
  );
}

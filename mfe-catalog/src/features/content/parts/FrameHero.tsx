import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { ButtonLink, LensSize, media, millimetreClass, TrueScalePicture, screenFrom } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { ownPrice } from '../../../catalogue/prices/whosePrices';
import { pictureSource } from '../../../catalogue/pictures/pictureSource';
import type { PartProps } from '../contentPart';

const Root = styled.section`
  --mm: 4px;
  --line-at: 310px;
  --start: 11px;
  position: relative;
  overflow: hidden;
  background: var(--tile-plate);
  color: var(--plate-ink);
  & > .stage {
    position: relative;
    min-height: 542px;
    padding: 28px var(--margin) 0;
  }
  & > .stage > h1 {
    position: relative;
    z-index: 2;
    max-width: 8em;
  }
  & > .stage::before {
    content: '';
    position: absolute;
    top: calc(var(--line-at) - 0.75px);
    inset-inline: 0;
    border-top: 1.5px solid var(--plate-sight);
  }
  & > .stage > .frame {
    position: absolute;
    top: var(--line-at);
    inset-inline-start: var(--start);
    width: max-content;
    transform: translateY(-50%);
  }
  & > .stage > .measures {
    position: absolute;
    top: calc(var(--line-at) + 27.7 * var(--mm));
    inset-inline-start: var(--start);
    display: flex;
    width: max-content;
    font: var(--small);
  }
  & > .stage > .measures > .lead {
    border: 0;
  }
  & > .stage > .measures > .measure {
    position: relative;
    padding-top: 22px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  & > .stage > .measures > .measure::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 17px;
    border: 1px solid;
    border-block: 0;
    background: linear-gradient(currentcolor, currentcolor) center / 100% 1px no-repeat;
  }
  & > .stage > .measures > .measure + .measure::before {
    border-inline-start: 0;
  }
  & > .say {
    display: grid;
    justify-items: start;
    gap: 20px;
    padding: 0 var(--margin) 24px;
  }
  & > .say > .button-wide {
    min-width: 260px;
    border-color: var(--plate-ink);
    background: var(--plate-ink);
    color: var(--plate);
  }
  ${media.sm} {
    --mm: 6.4px;
    --start: var(--margin);
    & > .stage {
      min-height: 576px;
    }
  }
  ${media.md} {
    --mm: 7.1px;
    --line-at: 330px;
    --start: 40%;
    & > .stage {
      min-height: 596px;
      padding-top: 56px;
    }
    & > .stage > .measures {
      font: var(--body);
    }
    & > .say {
      grid-template-columns: auto auto;
      justify-content: space-between;
      align-items: center;
      padding-bottom: 32px;
    }
  }
`;

/** Where the hero picture is drawn, for its sizes. */
export const HERO_SIZES = `${screenFrom.md} 966px, ${screenFrom.sm} 870px, 544px`;

/** One frame on the line at several times its size, with its measures: the first screen. */
export function FrameHero({ part }: PartProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const [tile] = part.tiles ?? [];
  const user = useUser(tile?.memberPrice !== undefined);
  if (!tile) return null;
  const [colour] = tile.colours;
  const mm = tile.mm ?? 136;
  const { size } = tile;
  const lead = size ? (mm - 2 * size.lens - size.bridge) / 2 : 0;
  return (
    <Root>
      <div className="stage">
        <h1 className="d1" tabIndex={-1}>
          {part.title}
        </h1>
        <div className="frame">
          <TrueScalePicture
            picture={
              colour?.picture ? pictureSource(colour.picture, `${tile.brand} ${tile.name}, ${colour.name}`) : null
            }
            mm={mm}
            outline={tile.outline}
            front={colour?.front}
            place="hero"
            line="none"
            sizes={HERO_SIZES}
            priority
          />
        </div>
        {size ? (
          <>
            <p className="vh">{t('Home.Measure', { lens: size.lens, bridge: size.bridge })}</p>
            <div className="measures" aria-hidden="true">
              <span className={`lead ${millimetreClass(lead)}`} />
              {[size.lens, size.bridge, size.lens].map((width, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the three measures never change places
                <span key={index} className={`measure ${millimetreClass(width)}`}>
                  {t('Product.Mm', { value: width })}
                </span>
              ))}
            </div>
          </>
        ) : null}
      </div>
      <div className="say">
        {part.cta ? (
          <ButtonLink className="button-wide" icon="arrow" href={navigation.localise(part.cta.href)}>
            {part.cta.label}
          </ButtonLink>
        ) : null}
        {colour ? (
          <a className="small reach" href={navigation.localise(colour.path)}>
            {tile.brand} <b className="strong">{tile.name}</b>
            {size ? (
              <>
                , <LensSize {...size} />
              </>
            ) : null}
            , {ownPrice(tile, user?.userLoggedIn).now}
          </a>
        ) : null}
      </div>
    </Root>
  );
}

// A command runs this file as it is, without the settings of a build.
/** @jsxRuntime automatic */
import { useState } from 'react';

import type { ControlData } from './data';

type Tile = ControlData['tiles'][number];

function ControlTile({ tile, onAdd }: { readonly tile: Tile; readonly onAdd: () => void }) {
  const [isKept, setKept] = useState(false);
  return (
    <li>
      <a href="/">
        <img src="/picture.svg" width="180" height="90" alt={tile.name} loading="lazy" />
      </a>
      <p>
        <span>{tile.brand}</span>
      </p>
      <h2>
        <a href="/">{tile.name}</a>
      </h2>
      <p>{tile.price}</p>
      <p>{tile.note}</p>
      <ul>
        {tile.colours.map(({ id, name }) => (
          <li key={id}>
            <a href="/" aria-label={name}>
              <i />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" aria-pressed={isKept} onClick={() => setKept(!isKept)}>
        Keep
      </button>
      <button type="button" onClick={onAdd}>
        Add
      </button>
    </li>
  );
}

function ControlFacet({ facet }: { readonly facet: ControlData['facets'][number] }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <details open>
      <summary>
        <span>{facet.title}</span> {chosen.length || null}
      </summary>
      <ul>
        {facet.values.map(({ id, label, count }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>{label}</span>
              <small>{count}</small>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Links({ groups }: { readonly groups: ControlData['menu'] }) {
  return groups.map(({ id, title, links }) => (
    <section key={id}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ id: place, text }) => (
          <li key={place}>
            <a href="/">{text}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A shop's page that does what any page drawn by a server and taken over by React has to do, and nothing else. */
export function ControlPage({ data }: { readonly data: ControlData }) {
  const [bag, setBag] = useState(0);
  return (
    <>
      <header>
        <a href="/">Control</a> <output>{bag}</output>
        <nav>
          <Links groups={data.menu} />
        </nav>
      </header>
      <main>
        <h1>{data.page}</h1>
        {data.paragraphs.map(({ id, text }) => (
          <p key={id}>
            <span>{text}</span>
          </p>
        ))}
        <dl>
          {data.rows.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <aside>
          {data.facets.map((facet) => (
            <ControlFacet key={facet.id} facet={facet} />
          ))}
        </aside>
        <ul className="tiles">
          {data.tiles.map((tile) => (
            <ControlTile key={tile.id} tile={tile} onAdd={() => setBag(bag + 1)} />
          ))}
        </ul>
      </main>
      <footer>
        <Links groups={data.footer} />
      </footer>
    </>
  );
}

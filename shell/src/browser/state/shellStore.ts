import { combineReducers, configureStore, createAction, type Reducer } from '@sightline/shared-lib/store';

import type { ShellArea, ShellState } from './shellState';

interface Known<Area extends ShellArea> {
  readonly area: Area;
  readonly value: ShellState[Area];
}

/** An area is known anew; services stay the source of truth, the store is where all of it can be read together. */
const areaKnown = createAction<Known<ShellArea>>('shell/areaKnown');

export const areaIsKnown = <Area extends ShellArea>(area: Area, value: ShellState[Area]) =>
  areaKnown({ area, value } as Known<ShellArea>);

type Reducers = { readonly [Area in ShellArea]: Reducer<ShellState[Area]> };

function reducersOf(initial: ShellState): Reducers {
  const reducers = Object.keys(initial).map((name) => {
    const area = name as ShellArea;
    const reduce = (state: unknown = initial[area], action: { readonly type: string }) =>
      areaKnown.match(action) && action.payload.area === area ? action.payload.value : state;
    return [area, reduce] as const;
  });
  return Object.fromEntries(reducers) as unknown as Reducers;
}

/** The shell's store: one reducer an area (SITE-15). Its code comes after the first load. */
export function createShellStore(initial: ShellState) {
  return configureStore({
    reducer: combineReducers(reducersOf(initial)),
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
}

export type ShellStore = ReturnType<typeof createShellStore>;

import { useCallback, useEffect, useRef } from 'react';

import { useServices, useUser } from '../runtime';

/** What is known of something that is being read. */
export type Reading<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly value: Value };

export interface Read<Value> {
  readonly reading: Reading<Value>;
  /** Reads again, after an answer that is still on its way; what is shown stays until the new one comes. */
  readonly again: () => void;
}

interface QueryResult<Value> {
  readonly currentData?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
  readonly refetch: () => unknown;
}

type UseQuery<Argument, Value> = (
  argument: Argument,
  options: { readonly skip: boolean; readonly refetchOnMountOrArgChange: boolean },
) => QueryResult<Value>;

/** An endpoint of an api; its argument and answer stand in `Types`, which only the compiler sees. */
export interface QueryEndpoint<Argument, Value> {
  readonly Types: { readonly QueryArg: Argument; readonly ResultType: Value };
  readonly useQuery: UseQuery<NoInfer<Argument>, NoInfer<Value>>;
}

interface ReadingOptions {
  /** True for what everybody gets alike: it is read once, and for visitors without an identity too. */
  readonly isPublic?: boolean;
  /** True where the screen has all the words a failure needs, or needs none. */
  readonly quiet?: boolean;
  /** True while there is nothing to ask for. */
  readonly skip?: boolean;
}

function readingOf<Value>({ currentData, error, isFetching }: QueryResult<Value>): Reading<Value> {
  if (error !== undefined) return isFetching ? { state: 'loading' } : { state: 'failed', error };
  return currentData === undefined ? { state: 'loading' } : { state: 'ready', value: currentData };
}

/**
 * The one way a component reads server data: an endpoint of the remote's query cache as loading, failed or ready. An answer that comes too
 * late is dropped, a failure is reported once, and what belongs to the shopper is read again at each visit of its screen and after signing in.
 */
export function useReading<Argument, Value>(
  endpoint: QueryEndpoint<Argument, Value>,
  argument: Argument,
  { isPublic = false, quiet = false, skip = false }: ReadingOptions = {},
): Read<Value> {
  const { identity, reportFailure } = useServices();
  useUser(!isPublic);
  // Asked of the service itself: the state of a component would still name who has just left.
  const isNobodys = !isPublic && identity.state.userId === '';
  // oxlint-disable-next-line react/hooks -- an endpoint is a constant of its module, and each place names one
  const result = endpoint.useQuery(argument, { skip: skip || isNobodys, refetchOnMountOrArgChange: !isPublic });
  const { error, isFetching, isUninitialized, refetch } = result;
  const failure = isFetching || quiet ? undefined : error;
  useEffect(() => {
    if (failure !== undefined) reportFailure(failure);
  }, [failure, reportFailure]);
  const isUnderway = useRef(false);
  const isWanted = useRef(false);
  useEffect(() => {
    isUnderway.current = isFetching;
    // The cache asks nothing twice at once, and the answer under way may be older than what has changed since.
    if (isFetching || !isWanted.current) return;
    isWanted.current = false;
    void refetch();
  }, [isFetching, refetch]);
  const again = useCallback(() => {
    if (isUninitialized) return;
    if (isUnderway.current) isWanted.current = true;
    else void refetch();
  }, [isUninitialized, refetch]);
  return { reading: readingOf(result), again };
}

/** Where each service of the platform answers; one address serves all of them unless configured apart. */
export interface Upstreams {
  readonly commerce: string;
  readonly catalogue: string;
  readonly content: string;
  readonly storeinfo: string;
  readonly index: string;
  /** What shoppers did with results is reported here. */
  readonly events: string;
  readonly stores: string;
  readonly availability: string;
  readonly pictures: string;
  readonly geo: string;
}

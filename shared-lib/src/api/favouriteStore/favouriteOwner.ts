/** Whose favourites, in which country site's tenant (STOR-03). */
export interface FavouriteOwner {
  readonly tenantKey: string;
  readonly userId: string;
}

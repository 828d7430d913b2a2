/** A path of this shop to redirect to: two slashes at its beginning, of either kind, would name another host. */
export function ownPath(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}

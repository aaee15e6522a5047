/** Loads a page as a whole, so that nothing on it is left from another user. */
export function loadPage(path: string): void {
  location.assign(path)
}

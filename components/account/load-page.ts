/** Opens a page of the shop anew as a whole, so that everything on it knows who is signed in, and nothing of who was. */
export function loadPage(path: string): void {
  location.assign(path)
}

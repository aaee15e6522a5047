export const heldPage = '/admin/pruefung'

/** The address of the sales before one, or of the newest. */
export function heldAddress(before?: string): string {
  return before === undefined ? heldPage : `${heldPage}?${new URLSearchParams({ vor: before })}`
}

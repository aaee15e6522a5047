import type { Json, Store } from './store'

/** The number of the form that this program keeps its data in; each change of that form takes the next one. */
export const FORMAT = 5

/** What stands there says which form the data have. */
const PLACE = 'dataFormat'
/** The number itself; data without one are of the first form. */
export const FORMAT_NUMBER = `${PLACE}/number`
/** The form that the data are just being brought into, where that takes more than one write. */
export const FORMAT_UNDER_WAY = `${PLACE}/underWay`

/** Data that a newer program than this one has written or begun to bring into its form. */
export class NewerFormatError extends Error {
  override readonly name = 'NewerFormatError'
  readonly known = FORMAT
  constructor(readonly found: number) {
    super(`the data have format ${found}, this program knows ${FORMAT}`)
  }
}

/**
 * Holds a format's number, as it was found, against what this program knows.
 * @throws NewerFormatError
 */
export function checkFormat(found: unknown): void {
  if (typeof found === 'number' && found > FORMAT) throw new NewerFormatError(found)
}

/**
 * The number of the data's form, or null without one.
 * @throws NewerFormatError
 */
export async function formatOf(store: Store): Promise<number | null> {
  const { number, underWay } = objectOf(await store.get(PLACE))
  for (const found of [number, underWay]) checkFormat(found)
  return typeof number === 'number' ? number : null
}

function objectOf(value: Json | null): Record<string, Json> {
  return typeof value === 'object' && value !== null ? value : {}
}

import type { Json, Store } from './store'

/** The data format of this program; every change of format takes the next number. */
export const FORMAT = 2

const PLACE = 'dataFormat'
/** Missing in data of the first format. */
export const FORMAT_NUMBER = `${PLACE}/number`
/** The format being migrated to, where that takes more than one write. */
export const FORMAT_UNDER_WAY = `${PLACE}/underWay`

export class NewerFormatError extends Error {
  override readonly name = 'NewerFormatError'
  readonly known = FORMAT
  constructor(readonly found: number) {
    super(`the data have format ${found}, this program knows ${FORMAT}`)
  }
}

/** @throws NewerFormatError */
export function checkFormat(found: unknown): void {
  if (typeof found === 'number' && found > FORMAT) throw new NewerFormatError(found)
}

/** @throws NewerFormatError */
export async function formatOf(store: Store): Promise<number | null> {
  const { number, underWay } = objectOf(await store.get(PLACE))
  for (const found of [number, underWay]) checkFormat(found)
  return typeof number === 'number' ? number : null
}

function objectOf(value: Json | null): Record<string, Json> {
  return typeof value === 'object' && value !== null ? value : {}
}

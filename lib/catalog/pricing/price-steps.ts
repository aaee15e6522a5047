/** From `from` on (ms), this is the price (cents), until the next step. Free of zod: pages in the browser load it. */
export interface PriceStep {
  from: number
  price: number
  isSale?: true | undefined
}

/** A sale price in cents, and from when to when it holds, in ms; `to` is no longer within it. */
export interface SalePrice {
  price: number
  from: number
  to: number
}

/** A preset's prices: the regular one, the sale price that runs or is to come, and the steps up to the last change. */
export interface Prices {
  price: number
  salePrice?: SalePrice | undefined
  priceSteps?: readonly PriceStep[] | undefined
}

export const DAY = 86_400_000
/** § 11 (1) PAngV looks back this far. */
const LOOK_BACK = 30 * DAY
/** Days that a sale price may hold; the steps before it are kept as long. */
export const LONGEST_SALE = 90

/** All past and future steps of a price. No other price is known for the time before the first step. */
export function stepsOf({ price, salePrice, priceSteps }: Prices): PriceStep[] {
  const steps: PriceStep[] = priceSteps?.length ? [...priceSteps] : [{ from: 0, price }]
  const last = steps.at(-1)?.from ?? 0
  if (!salePrice || salePrice.to <= last) return steps
  if (salePrice.from > last) steps.push({ from: salePrice.from, price: salePrice.price, isSale: true })
  return [...steps, { from: salePrice.to, price }]
}

/** @param changed the regular and the sale price that hold from now on */
export function stepsKept(before: Prices, changed: Omit<Prices, 'priceSteps'>, at: number): PriceStep[] {
  const past = stepsOf(before).filter(({ from }) => from < at)
  const running = changed.salePrice && isWithin(changed.salePrice, at) ? changed.salePrice : undefined
  const step: PriceStep = running
    ? { from: at, price: running.price, isSale: true }
    : { from: at, price: changed.price }
  const last = past.at(-1)
  const steps = last?.price === step.price && last.isSale === step.isSale ? past : [...past, step]
  const oldest = at - LOOK_BACK - LONGEST_SALE * DAY
  return steps.filter((_, index) => (steps[index + 1]?.from ?? Infinity) > oldest)
}

/** The price at a moment, and if it is a reduction, the lowest before it, which must be shown. */
export function priceAt(prices: Prices, at: number): { price: number; lowest?: number } {
  const steps = stepsOf(prices)
  const index = steps.findLastIndex(({ from }) => from <= at)
  const step = steps[index] ?? { from: 0, price: prices.price }
  const lowest = step.isSale ? lowestBefore(steps, index) : undefined
  // A price that is not below that is no reduction, and is not labelled as one.
  return lowest !== undefined && lowest > step.price ? { price: step.price, lowest } : { price: step.price }
}

/** When a price changes next by itself; Infinity for never. */
export function nextStepAfter(prices: Prices, at: number): number {
  return stepsOf(prices).find(({ from }) => from > at)?.from ?? Infinity
}

/**
 * Within 30 days before a sale price was first asked for (§ 11 (1) PAngV); if it was cut step by step without a
 * break, before the first step (§ 11 (2)). A step upwards is a break. @param index of the sale price @returns cents;
 * undefined if there was no price before
 */
export function lowestBefore(steps: readonly PriceStep[], index: number): number | undefined {
  let first = index
  while (isCutFurther(steps[first - 1], steps[first])) first -= 1
  const begin = steps[first]?.from ?? 0
  const within = steps
    .slice(0, first)
    .filter((_, place) => (steps[place + 1]?.from ?? Infinity) > begin - LOOK_BACK)
  return within.length === 0 ? undefined : Math.min(...within.map(({ price }) => price))
}

function isCutFurther(before: PriceStep | undefined, step: PriceStep | undefined): boolean {
  return before?.isSale === true && step !== undefined && before.price >= step.price
}

function isWithin({ from, to }: SalePrice, at: number): boolean {
  return from <= at && at < to
}

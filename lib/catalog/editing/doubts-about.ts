import { highestPoint, lowestPoint } from '@/lib/audio/extremes'
import { costNames, costsOf, curveLimits } from '@/lib/audio/prominence/limits'
import { ShopError } from '@/lib/core/errors'
import { formatCents } from '@/lib/core/money'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import { getPresets } from '../data'
import type { Draft } from '../schema'

/** In dB between highest and lowest level; below it, a curve is hardly heard. */
const FLAT = 1
/** In characters. */
const SHORT = 80
/** Beyond the cheapest and the dearest other preset by this factor, a price is far off. */
const FAR = 2

const t = translator('admin.presets.doubts')

/** @throws ShopError `preset_doubtful` with the reasons at `isSure`, unless it is confirmed */
export function requireSure(doubts: readonly string[], isSure: boolean | undefined): void {
  if (doubts.length > 0 && !isSure) {
    throw new ShopError('preset_doubtful', { fields: { isSure: doubts.join(' ') } })
  }
}

/** Words that promise something unmeasured, or something that no preset may promise. */
export const CLAIMS =
  /[\p{L}-]*(?:unfair|garantier|gewinnst|unschlagbar|pro-?gamer|\bban(?:n|nt|nen|s)?\b)[\p{L}-]*/iu

export function doubtsAboutTexts(...written: readonly string[]): string[] {
  const found = written.flatMap((text) => CLAIMS.exec(text)?.[0] ?? [])
  return found.length === 0 ? [] : [t('claims', { word: found[0] ?? '' })]
}

export function doubtsAboutDraft({ filters, aliases, tagline, description }: Draft): string[] {
  const doubts: string[] = doubtsAboutSound(filters)
  if (highestPoint(filters).gain - lowestPoint(filters).gain < FLAT) doubts.push(t('flat'))
  if (aliases.length === 0) doubts.push(t('aliases'))
  if (description === '') doubts.push(t('noDescription'))
  else if (description.length < SHORT) doubts.push(t('description'))
  return [...doubts, ...doubtsAboutTexts(tagline, description)]
}

/** By how much a curve passes the limits of what is pleasant to listen through, as German sentences. */
function doubtsAboutSound(filters: Draft['filters']): string[] {
  const costs = costsOf(filters)
  return costNames
    .filter((name) => costs[name] > curveLimits[name])
    .map((name) => {
      const form = (value: number) => said.format(name === 'speech' ? 100 * value : value)
      return t(name, { cost: form(costs[name]), limit: form(curveLimits[name]) })
    })
}

const said = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** Whether a price, in cents, is far from those of the other presets on sale, as German sentences. */
export function doubtsAboutPrice(price: number, others: readonly number[]): string[] {
  if (others.length === 0) return []
  const [least, most] = [Math.min(...others), Math.max(...others)]
  if (price * FAR >= least && price <= most * FAR) return []
  return [t('price', { price: formatCents(price), least: formatCents(least), most: formatCents(most) })]
}

export async function otherPrices(store: Store, id: string): Promise<number[]> {
  const { presets } = await getPresets(store)
  return [...presets].flatMap(([other, { published }]) =>
    other !== id && published?.active ? [published.price] : [],
  )
}

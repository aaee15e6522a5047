import { highestPoint, lowestPoint } from '@/lib/audio/extremes'
import { costNames, costsOf, curveLimits } from '@/lib/audio/prominence/limits'
import { ShopError } from '@/lib/core/errors'
import { formatCents } from '@/lib/core/money'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { getPresets } from '../data'
import type { Draft } from '../schema'

/** In dB between highest and lowest level; below it, a curve is hardly heard. */
const FLAT = 1
/** In characters. */
const SHORT = 80
/** Beyond the cheapest and the dearest other preset by this factor, a price is far off. */
const FAR = 2

const texts = messages.admin.presets.doubts

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
  return found.length === 0 ? [] : [texts.claims.replace('{word}', found[0] ?? '')]
}

export function doubtsAboutDraft({ filters, aliases, tagline, description }: Draft): string[] {
  const doubts: string[] = doubtsAboutSound(filters)
  if (highestPoint(filters).gain - lowestPoint(filters).gain < FLAT) doubts.push(texts.flat)
  if (aliases.length === 0) doubts.push(texts.aliases)
  if (description === '') doubts.push(texts.noDescription)
  else if (description.length < SHORT) doubts.push(texts.description)
  return [...doubts, ...doubtsAboutTexts(tagline, description)]
}

/** By how much a curve passes the limits of what is pleasant to listen through, as German sentences. */
function doubtsAboutSound(filters: Draft['filters']): string[] {
  const costs = costsOf(filters)
  return costNames
    .filter((name) => costs[name] > curveLimits[name])
    .map((name) => {
      const [cost, limit] = [costs[name], curveLimits[name]].map((value) =>
        said.format(name === 'speech' ? 100 * value : value),
      )
      return texts[name].replace('{cost}', cost ?? '').replace('{limit}', limit ?? '')
    })
}

const said = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** Whether a price, in cents, is far from those of the other presets on sale, as German sentences. */
export function doubtsAboutPrice(price: number, others: readonly number[]): string[] {
  if (others.length === 0) return []
  const [least, most] = [Math.min(...others), Math.max(...others)]
  if (price * FAR >= least && price <= most * FAR) return []
  const said = { price: formatCents(price), least: formatCents(least), most: formatCents(most) }
  return [Object.entries(said).reduce((text, [name, value]) => text.replace(`{${name}}`, value), texts.price)]
}

export async function otherPrices(store: Store, id: string): Promise<number[]> {
  const { presets } = await getPresets(store)
  return [...presets].flatMap(([other, { published }]) =>
    other !== id && published?.active ? [published.price] : [],
  )
}

import { brandCurve } from '@/lib/audio/letter-lifts'
import { paletteOf } from '@/lib/audio/palette'
import { findPreset, presets } from '@/lib/catalog/catalog'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { keyedHash } from '@/lib/core/server-secret'
import { isTrialShop } from '@/lib/legal/current-owner'
import type { Changes, Store, Unsubscribe } from '@/lib/store/store'
import { pairOf } from '@/lib/tasks/schema'
import { translator } from '@/messages/texts'
import { getAccount } from '../balance/data'
import { getSale } from '../sales/data'
import { isTellable } from './announce-sale'
import { findOverlay, getNotices, saleShown, SHOWN_MS, subscribeToNotices } from './data'
import type { Notices, ShownSale } from './schema'
import type { Filter } from '@/lib/audio/filter'
import { invoiceFont } from '@/lib/invoices/invoice-fonts'
import { shapedRuns, shapeOf } from '@/lib/invoices/pdf-runs'

/** Units of an em, and the width of a space. */
const EM = 1000
const SPACE = 260

/** In units: room for `Ä` and `g`. */
const ASCENT = 960
const DESCENT = 260

/** Coordinates are rounded to this grid: it is invisible, and halves the response size. */
const GRID = 4
const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }
const t = translator('affiliate.notices')
/** A sale that waited for so long, because the shop was down, is not shown any more. */
const TOO_LATE_MS = 2 * SHOWN_MS

/** 256 bits; derived, so that the partner can see it again and the store cannot tell it. */
export const overlaySecret = (seed: string) => keyedHash('overlay address', seed)

export function overlayAddress({ overlaySeed }: Pick<Notices, 'overlaySeed'>): string | null {
  return overlaySeed === undefined ? null : `${env().PUBLIC_ORIGIN}/overlay/${overlaySecret(overlaySeed)}`
}

export interface OverlayEvents {
  sales: { sound: boolean; sales: AnnouncedSale[]; faces: Record<string, Face> }
  /** The address holds no longer. */
  gone: Record<string, never>
}

interface AnnouncedSale {
  id: string
  face: string
  isTrial: boolean
}

/** For sales of a preset, with the code or without. */
interface Face extends DrawnWords {
  words: string
  ground: string
  ink: string
}

export function overlayOf(store: Store, secret: string): Promise<string | null> {
  return findOverlay(store, secret)
}

export async function showSale(store: Store, subject: string): Promise<Changes> {
  const [saleId, announcedAt] = pairOf(subject)
  const sale = await getSale(store, saleId)
  if (!sale || !isTellable(sale) || now() - Number(announcedAt) > TOO_LATE_MS) return {}
  const notices = await getNotices(store, sale.affiliateUid)
  if (notices.overlay === undefined) return {}
  const preset = presets().find(({ name }) => `${sale.productName}, `.startsWith(`${name}, `))
  return saleShown(sale.affiliateUid, notices, saleId, {
    at: now(),
    ...(preset ? { presetId: preset.id } : {}),
    ...(sale.by === 'code' ? { byCode: true } : {}),
  })
}

interface Watched {
  uid: string
  secret: string
  /** When the page was opened, in ms: what was shown before is not repeated. */
  since: number
}

/** Now and on each change; null once the address is invalid. */
export function watchOverlay(
  store: Store,
  { uid, secret, since }: Watched,
  listener: (state: OverlayEvents['sales'] | null) => void,
): Unsubscribe {
  let changes = 0
  return subscribeToNotices(store, uid, (notices) => {
    changes += 1
    const change = changes
    if (!notices?.overlaySeed || overlaySecret(notices.overlaySeed) !== secret) return listener(null)
    void (async () => {
      try {
        const state = await shownSales(store, uid, notices, since)
        // An older state may be ready later.
        if (change === changes) listener(state)
      } catch (error) {
        log().warn({ error, uid }, 'what an overlay shows is not known')
      }
    })()
  })
}

async function shownSales(
  store: Store,
  uid: string,
  notices: Notices,
  since: number,
): Promise<OverlayEvents['sales']> {
  const { shown = {}, look } = notices
  const from = Math.max(since, now() - SHOWN_MS)
  const recent = Object.entries(shown)
    .filter(([, { at }]) => at >= from)
    .sort(([, one], [, other]) => one.at - other.at)
  const { customCode: code = uid } = await getAccount(store, uid)
  const faces: OverlayEvents['sales']['faces'] = {}
  const sales = recent.map(([id, sale]) => {
    const face = `${sale.presetId ?? ''}${sale.byCode ? ' code' : ''}`
    faces[face] ??= faceOf(sale, code, look)
    return { id, face, isTrial: sale.isTrial ?? isTrialShop() }
  })
  return { sound: look?.sound ?? false, sales, faces }
}

function faceOf({ presetId = '', byCode }: ShownSale, code: string, look: Notices['look']): Face {
  const filters = findPreset(presetId)?.filters ?? brandCurve
  const { ground, ink } = look?.colours ?? paletteOf(filters)
  const words = t(byCode ? 'thanks' : 'thanksOver', { code })
  return { words, ground, ink, ...drawWords(words, filters) }
}

/** In a box from 0, 0 to width and height. */
interface DrawnWords {
  path: string
  width: number
  height: number
}

function drawWords(words: string, filters: readonly Filter[]): DrawnWords {
  let x = 0
  let path = ''
  for (const { font, text } of shapedRuns(words, shapeOf(words, filters))) {
    for (const letter of text) {
      if (letter === ' ') {
        x += SPACE
        continue
      }
      const face = invoiceFont(font)
      const run = face.layout(letter)
      for (const glyph of run.glyphs) path += pathOf(glyph.path.commands, x, EM / face.unitsPerEm)
      x += run.advanceWidth
    }
  }
  return { path, width: Math.ceil(x), height: ASCENT + DESCENT }
}

/** To the right of `x`; a font's y-axis points up, SVG's down. */
function pathOf(commands: readonly PathCommand[], x: number, scale: number): string {
  const rounded = (value: number) => Math.round(value / GRID) * GRID
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) =>
        index % 2 === 0 ? rounded(x + value * scale) : rounded(ASCENT - value * scale),
      )
      return letters[command] + points.join(' ')
    })
    .join('')
}

interface PathCommand {
  command: keyof typeof letters
  args: readonly number[]
}

import { createHash } from 'node:crypto'
import { env } from '@/lib/core/env'
import { consent, ratingQuestion } from './contract-terms'
import type { LegalText } from './legal-text'
import { owner } from './current-owner'
import { isSoleTrader, nameLines, placeLines } from './owner-names'
import { plainLegalText } from './plain-legal-text'
import type { KeptText, Terms } from './terms-schema'
import { agb } from './texts/agb'
import { partnerTerms, type PartnerValues, type TermsReader } from './texts/partner-terms'
import { widerruf } from './texts/widerruf'

export function currentTerms(): Terms {
  return {
    agb: textOf('agb', agb(owner())),
    widerruf: textOf('widerruf', widerruf(owner())),
    seller: { ...hashed(sellerLines().join('\n')), kind: 'seller', version: '', title: '' },
  }
}

/** Hash of all that a buyer is shown and agrees to: terms, seller and the wording of each declaration. */
export function shownTerms({ agb, widerruf, seller } = currentTerms()): string {
  return hashed(JSON.stringify([agb.hash, widerruf.hash, seller.hash, consent, ratingQuestion])).hash
}

function sellerLines(): string[] {
  const { legalForm, representative, email, phone } = owner()
  const represented = isSoleTrader(owner()) ? [] : [representative]
  return [...nameLines(owner()), legalForm, ...represented, ...placeLines(owner()), email, phone]
}

export function offeredPartnerValues(): PartnerValues {
  const { PARTNER_RATE, PARTNER_HOLD_DAYS, PARTNER_THRESHOLD, ATTRIBUTION_HOURS } = env()
  return {
    rate: PARTNER_RATE,
    holdDays: PARTNER_HOLD_DAYS,
    threshold: PARTNER_THRESHOLD,
    hours: ATTRIBUTION_HOURS,
  }
}

/** By default with the values offered to new partners. */
export function currentPartnerTerms(values = offeredPartnerValues(), reader?: TermsReader): KeptText {
  return textOf('partner', partnerTerms(owner(), values, reader))
}

function textOf(kind: KeptText['kind'], legalText: LegalText): KeptText {
  const text = plainLegalText(legalText, env().PUBLIC_ORIGIN)
  const { title, version } = legalText
  return { kind, version, title, ...hashed(text) }
}

function hashed(text: string): Pick<KeptText, 'text' | 'hash'> {
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

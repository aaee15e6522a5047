import { createHash } from 'node:crypto'
import type { LegalText } from '../legal-text'
import { plainLegalText } from '../plain-legal-text'
import { sampleOwner } from '../sample-owner'
import type { Owner } from '../schema'
import { agb } from './agb'
import { widerruf } from './widerruf'

/** Every text that orders may have been concluded under: a new version is added here, an old one is never changed. */
const versions: Record<string, string> = {
  'agb 2026-11-22': '2eb1d1a296b1854a0d5cacd14e7da11121b656626dd126204d259c5f8e6fffba',
  'widerruf 2026-11-22': 'f4a0d3a69835f98e7abc2eaa99a5e9269f1cec63e2e4928e2c230e96995b2886',
}

const smallBusiness: Owner = { ...sampleOwner, vat: { mode: 'small-business' } }

it.each<[string, (owner: Owner) => LegalText]>([
  ['agb', agb],
  ['widerruf', widerruf],
])('a changed text of %s has a new version', (kind, textOf) => {
  const texts = [sampleOwner, smallBusiness].map((owner) =>
    plainLegalText(textOf(owner), 'https://shop.example'),
  )
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex')
  expect(hash).toBe(versions[`${kind} ${textOf(sampleOwner).version}`])
})

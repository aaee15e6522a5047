import { programBundles } from '@/lib/catalog/bundles/program-bundles'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { agb } from '@/lib/legal/texts/agb'
import { partnerTerms } from '@/lib/legal/texts/partner-terms'
import { widerruf } from '@/lib/legal/texts/widerruf'
import browser from './browser.json'
import messages from './de.json'
import { textsOf } from './testing/texts-of'

/** Words that the shop does not use, and those that it uses instead. */
const avoided: [pattern: RegExp, instead: string][] = [
  [/Fassung/, 'Version'],
  [/Partner-Link|Empfehlungslink|Affiliate-Link(?! aktiv$)/, 'Partnerlink'],
  [/\bRegistrier(en|ung)\b|Konto erstellen/i, 'Konto anlegen'],
  [/\bSumme\b|Gesamtbetrag/, 'Gesamtsumme'],
  [/\bGüte\b/, 'Q'],
  [/Kontobewegung|\bUmsätze\b/, 'Buchungen'],
  [/^Dorthin /, 'a sentence that names the thing'],
]

/** A partner labels a link with it; nothing else is called so. */
const LABEL = /^(affiliate\.tools\.link\.sub|data\.tidy\.clickDetails)/

const periods = { rate: 10, holdDays: 30, threshold: 2500, hours: 24 }
const ofLaw = {
  agb: agb(sampleOwner),
  widerruf: widerruf(sampleOwner),
  partner: partnerTerms(sampleOwner, periods),
}

const texts = [...textsOf({ ...messages, ...browser }), ...textsOf(ofLaw)]

describe('consistent wording', () => {
  it.each(avoided)('avoids %s in favour of %s', (pattern) => {
    expect(texts.filter(([, text]) => pattern.test(text))).toEqual([])
  })

  it('uses “Kennung” for the label of a partner link only', () => {
    const others = texts.filter(([key, text]) => /Kennung/.test(text) && !LABEL.test(key))
    expect(others).toEqual([])
  })
})

describe('claims about presets', () => {
  /** Nobody has measured any of these; what stands out more, and by how much, is computed. */
  const unproven = [
    /\b(früher|eher) (hör|zu hören|erkenn|bemerk)|hör\w* [^.!?]{0,30}\bfrüher\b/i,
    /Richtung\w*[^.!?]{0,30}\b(klarer|besser|genauer|deutlicher)\b/i,
    /\bklarer (hör|zu hören)/i,
    /herauszu?hör|\bhör\w*\b[^.!?]{0,30}\bheraus\b/i,
    /\bbevor (das Auto|der Gegner|Gegner)\b/i,
  ]
  it.each(unproven)('include none that no figure supports: %s', (pattern) => {
    const promised = [...texts, ...textsOf(programCatalog.presets)]
    expect(promised.filter(([, text]) => pattern.test(text))).toEqual([])
  })

  /** Their sign is open on a game that nobody has measured. */
  it('include no sound that loses as often as it gains from game to game', () => {
    const open = /\b(?:Holz|Sand|Gras|Laub|Stoff)\b|[Rr]aschel|[Ff]erne\S* Schüss/
    const promised = textsOf([programCatalog.presets, programBundles])
    expect(promised.filter(([, text]) => open.test(text))).toEqual([])
  })
})

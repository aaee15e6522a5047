import { partnerTerms } from '@/lib/legal/texts/partner-terms'
import { agb } from '@/lib/legal/texts/agb'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { widerruf } from '@/lib/legal/texts/widerruf'
import browser from './browser.json'
import messages from './de.json'
import { textsOf } from './testing/texts-of'

/** Texts for buyers, partners and visitors. */
const INFORMAL = [
  ...['account', 'affiliate', 'audio', 'cart', 'catalog', 'checkout', 'headsets'],
  ...[
    'mail',
    'maintenance',
    'meta',
    'offline',
    'orders',
    'ownPresets',
    'payments',
    'ratings',
    'shell',
    'start',
  ],
  ...['listeningTest', 'ownSound', 'studio', 'voting', 'withdrawals'],
]

/** Texts for the owner and staff, and legal texts; also parts of the texts above. */
const FORMAL = [
  ...['admin', 'commands', 'data', 'invoices', 'journal', 'legal', 'rtdb', 'setup', 'statements'],
  ...[
    'account.firstAdmin',
    'affiliate.mails.owner',
    'affiliate.stage.desk',
    'ofLaw',
    'voting.desk',
    'account.staff',
  ],
  ...[
    'mail.ownerAbroad',
    'mail.ownerDispute',
    'mail.ownerOrder',
    'mail.ownerPayments',
    'mail.ownerProviderPayout',
    'mail.ownerRefund',
    'mail.ownerUnmatched',
  ],
  ...['ratings.desk', 'ratings.reports.desk', 'ratings.reports.mail.owner'],
  ...['orders.contract', 'orders.evidence', 'orders.terms'],
  ...['withdrawals.desk', 'withdrawals.mails.owner'],
]

/** Texts shown to both. */
const NEUTRAL = ['browser', 'errors', 'fields', 'ui', 'waits']

const informal = /\b(du|dein\w*|dir|dich)\b/i
/**
 * At the start of a sentence `Sie` can be what was named before. There it counts where a plural follows; a text that
 * means several things says so in other words.
 */
const formal = /(?<![.!?:„“\n] |^|„)\bSie\b|\bSie (\w+en|sind)\b|\bIhr(e[nmrs]?)?\b|\bIhnen\b/

const periods = { rate: 10, holdDays: 30, threshold: 2500, hours: 24 }
const ofLaw = [agb(sampleOwner), widerruf(sampleOwner), partnerTerms(sampleOwner, periods)]
const texts = textsOf({ ...messages, browser, ofLaw })

const isIn = (key: string, tree: string) => key === tree || key.startsWith(`${tree}.`)

/** Texts of trees, but of no tree within them that is listed elsewhere. */
const within = (trees: string[], others: string[]) =>
  texts.filter(([key]) => {
    const depth = (list: string[]) =>
      Math.max(0, ...list.filter((tree) => isIn(key, tree)).map((tree) => tree.length))
    return depth(trees) > depth(others)
  })

describe('the form of address', () => {
  it('is never Sie in texts for buyers, partners and visitors', () => {
    const told = within(INFORMAL, [...FORMAL, ...NEUTRAL])
    expect(told.filter(([, text]) => formal.test(text))).toEqual([])
  })

  it('is never du in texts of the desk and in legal texts', () => {
    const told = within(FORMAL, [...INFORMAL, ...NEUTRAL])
    expect(told.filter(([, text]) => informal.test(text))).toEqual([])
  })

  it('is neither du nor Sie in texts that both groups read', () => {
    const told = within(NEUTRAL, [...INFORMAL, ...FORMAL])
    expect(told.filter(([, text]) => formal.test(text) || informal.test(text))).toEqual([])
  })

  it('is defined only for parts of the messages that exist', () => {
    const missing = [...INFORMAL, ...FORMAL, ...NEUTRAL].filter((tree) => within([tree], []).length === 0)
    expect(missing).toEqual([])
  })

  it.each(['Bitte geben Sie ihn ein.', 'Ihr Konto', 'Sie sind angemeldet.', 'Mails an Sie'])(
    'is recognised as Sie in `%s`',
    (text) => {
      expect(formal.test(text)).toBe(true)
    },
  )

  it.each(['Die Datei: Sie gehört dazu.', 'Sie gilt für dich.', 'wie sie sind'])(
    'is not recognised as Sie in `%s`',
    (text) => {
      expect(formal.test(text)).toBe(false)
    },
  )
})

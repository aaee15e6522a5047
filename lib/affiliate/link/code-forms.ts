import { formatRate } from '@/lib/core/money'
import { textGroup, translator } from '@/messages/texts'
import { OWN_PAGE } from './partner-link'

const t = translator('affiliate.tools.code')
const signs = textGroup('affiliate.tools.code.signs')
/** Bots say it in the chat. */
const COMMAND = '!klang'

interface CodeForms {
  panel: string
  /** A bot's reply to `!klang`, with the label required for advertising. */
  chat: string
  /** Entered once in the chat, makes a bot reply with that text. */
  commands: { bot: 'StreamElements' | 'Nightbot'; text: string }[]
  spokenAddress: string
  /** Character by character. */
  spelled: string
}

interface OwnCode {
  code: string
  origin: string
  /** In percent; 0 for none. */
  discountPercent: number
}

export function codeForms({ code, origin, discountPercent }: OwnCode): CodeForms {
  const address = new URL(`${OWN_PAGE}/${code}`, origin)
  const values = {
    code,
    address: `${address.host}${address.pathname}`,
    // Copied into chats and pictures, where a space is a space.
    percent: formatRate(discountPercent).replaceAll('\u00a0', ' '),
  }
  const answer = t(discountPercent > 0 ? 'chat' : 'chatNoDiscount', values)
  return {
    panel: t(discountPercent > 0 ? 'panel' : 'panelNoDiscount', values),
    chat: answer,
    commands: [
      { bot: 'StreamElements', text: `!command add ${COMMAND} ${answer}` },
      { bot: 'Nightbot', text: `!commands add ${COMMAND} ${answer}` },
    ],
    spokenAddress: [
      spoken(address.host),
      `${signs.slash} ${spoken(OWN_PAGE.slice(1))}`,
      `${signs.slash} ${spoken(code)}`,
    ].join(', '),
    spelled: spelled(code),
  }
}

const spokenSigns = new Map([
  ...signs.digits.split(' ').map((word, digit) => [String(digit), word] as const),
  ['.', signs.point],
  ['-', signs.hyphen],
  ['_', signs.underscore],
  ['/', signs.slash],
  [':', signs.colon],
])

/** Digits and signs become words. */
function spoken(text: string): string {
  const parts = text.match(/[a-zäöüß]+|./giu) ?? []
  return parts.map((part) => spokenSigns.get(part) ?? part.toLowerCase()).join(' ')
}

function spelled(code: string): string {
  return [...code].map((sign) => spokenSigns.get(sign) ?? sign.toUpperCase()).join(', ')
}

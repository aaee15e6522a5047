import { formatRate } from '@/lib/core/money'
import messages from '@/messages/de.json'
import { OWN_PAGE } from './partner-link'

const { signs, panel, panelNoDiscount, chat, chatNoDiscount } = messages.affiliate.tools.code
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
  const fill = (text: string) =>
    text
      // Copied into chats and pictures, where a space is a space.
      .replace('{percent}', formatRate(discountPercent).replaceAll('\u00a0', ' '))
      .replace('{code}', code)
      .replace('{address}', `${address.host}${address.pathname}`)
  const answer = fill(discountPercent > 0 ? chat : chatNoDiscount)
  return {
    panel: fill(discountPercent > 0 ? panel : panelNoDiscount),
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

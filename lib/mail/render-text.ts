import 'server-only'
import type { MailPart, Cover } from './content'
import type { MailFooter } from './mail-footer'

/** A mail as plain text, with everything the HTML says. */
export function renderText(parts: MailPart[], { lines, imprint }: MailFooter): string {
  const footer = ['--', ...lines, `${imprint.label}: ${imprint.url}`].join('\n')
  return `${[...parts.map(textOf), footer].join('\n\n')}\n`
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'heading':
      return underlined(part.text)
    case 'facts':
      return part.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'prices':
      return pricesOf(part)
    case 'button':
      return `${part.label}:\n${part.url}`
    case 'list':
      return part.items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')
    case 'links':
      return part.links.map(({ label, detail, url }) => [label, detail, url].join('\n')).join('\n\n')
    case 'picture':
      return `[${part.alt}]`
    case 'steps':
      return part.steps.map(({ title, text }, index) => `${index + 1}. ${title}\n   ${text}`).join('\n')
    case 'covers':
      return part.covers.map(coverText).join('\n\n')
  }
}

function coverText({ name, game, facts }: Cover): string {
  const print = facts.map((fact) => `${fact.name} ${fact.value}`).join(', ')
  return [name, game, print].filter((line) => line !== '').join('\n')
}

function pricesOf({ lines, total }: Extract<MailPart, { kind: 'prices' }>): string {
  const line = (name: string, price: string) => `${name}: ${price}`
  return [
    ...lines.flatMap(({ name, detail, price }) => [
      line(name, price),
      ...(detail === undefined ? [] : [`  ${detail}`]),
    ]),
    line(total.name, total.price),
  ].join('\n')
}

function underlined(text: string): string {
  return `${text}\n${'='.repeat(text.length)}`
}

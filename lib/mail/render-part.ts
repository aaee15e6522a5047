import 'server-only'
import type { MailPart, Sleeve } from './content'
import { escapeHtml, linkedHtml } from './escape-html'
import { mailColors as colors } from './mail-look'
import { slot } from './mjml-template'
import { shapedHtml } from './shaped-html'

/** MJML with slots from 1 on, and their values as HTML; parts of one kind share their MJML. */
interface FilledPart {
  mjml: string
  values: string[]
}

export function renderPart(part: MailPart): FilledPart {
  switch (part.kind) {
    case 'text':
      return ink(linkedHtml(part.text))
    case 'heading':
      return headingOf(part.text)
    case 'facts':
      return factsOf(part)
    case 'prices':
      return pricesOf(part)
    case 'button':
      return {
        mjml: `<mj-button css-class="button" href="${slot(1)}">${slot(2)}</mj-button>`,
        values: [escapeHtml(part.url), escapeHtml(part.label)],
      }
    case 'list':
      return ink(`<ul>${part.items.map((item) => `<li>${linkedHtml(item)}</li>`).join('')}</ul>`)
    case 'links':
      return linksOf(part)
    case 'picture':
      return {
        mjml: `<mj-image align="left" width="${part.width}px" src="cid:${slot(1)}" alt="${slot(2)}" />`,
        values: [escapeHtml(part.cid), escapeHtml(part.alt)],
      }
    case 'steps':
      return stepsOf(part)
    case 'sleeves':
      return sleevesOf(part)
  }
}

function ink(html: string, attributes = ''): FilledPart {
  return { mjml: `<mj-text css-class="ink" ${attributes}>${slot(1)}</mj-text>`, values: [html] }
}

function headingOf(text: string): FilledPart {
  const html = `<h2 style="margin: 0; font-size: 20px; line-height: 26px;">${escapeHtml(text)}</h2>`
  return ink(html, 'padding-top="24px"')
}

function factsOf({ facts }: Extract<MailPart, { kind: 'facts' }>): FilledPart {
  return tableOf(
    facts.map(({ name, value }) => [
      cell(escapeHtml(name), `padding-right: 16px; width: 34%; color: ${colors.muted};`, 'fact-name muted'),
      cell(linkedHtml(value), 'font-variant-numeric: tabular-nums;', 'fact-value'),
    ]),
  )
}

function pricesOf({ lines, total }: Extract<MailPart, { kind: 'prices' }>): FilledPart {
  const amount = (text: string) =>
    cell(
      text,
      'padding-left: 16px; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums;',
    )
  const bold = (text: string) => `<strong>${escapeHtml(text)}</strong>`
  const detailOf = (detail = '') => detail && `<br />${mutedHtml(detail)}`
  return tableOf([
    ...lines.map(({ name, detail, price }) => [
      cell(bold(name) + detailOf(detail)),
      amount(escapeHtml(price)),
    ]),
    [cell(bold(total.name)), amount(bold(total.price))],
  ])
}

function linksOf({ links }: Extract<MailPart, { kind: 'links' }>): FilledPart {
  return tableOf(
    links.map(({ label, detail, url }) => {
      const link = `<a href="${escapeHtml(url)}"><strong>${escapeHtml(label)}</strong></a>`
      return [cell(`${link}<br />${mutedHtml(detail)}`)]
    }),
  )
}

function mutedHtml(text: string): string {
  return `<span class="muted" style="color: ${colors.muted};">${linkedHtml(text)}</span>`
}

function tableOf(rows: string[][]): FilledPart {
  const html = rows.map((cells) => `<tr style="vertical-align: top;">${cells.join('')}</tr>`)
  return { mjml: `<mj-table css-class="ink">${slot(1)}</mj-table>`, values: [html.join('')] }
}

/** The border is on the cells, because some mail programs ignore it on rows. */
function cell(html: string, style = '', name = ''): string {
  return `<td class="line ${name}" style="border-top: 1px solid ${colors.line}; padding: 8px 0; ${style}">${html}</td>`
}

function stepsOf({ steps }: Extract<MailPart, { kind: 'steps' }>): FilledPart {
  return tableOf(
    steps.map(({ title, text }, index) => [
      cell(`<strong>${index + 1}</strong>`, 'width: 28px; font-variant-numeric: tabular-nums;'),
      cell(`<strong>${escapeHtml(title)}</strong><br />${linkedHtml(text)}`),
    ]),
  )
}

function sleevesOf({ sleeves }: Extract<MailPart, { kind: 'sleeves' }>): FilledPart {
  const rows = sleeves.map((sleeve) => `<tr><td style="padding: 0 0 10px;">${sleeveHtml(sleeve)}</td></tr>`)
  return { mjml: `<mj-table>${slot(1)}</mj-table>`, values: [rows.join('')] }
}

/** In its own colours, also in the dark: a table, because some mail programs colour nothing else. */
function sleeveHtml({ name, lifts, game, facts, world: { ground, ink } }: Sleeve): string {
  const print = facts.map(
    (fact) => `${escapeHtml(fact.name)}&nbsp;<strong>${escapeHtml(fact.value)}</strong>`,
  )
  const line = (html: string, style: string) => `<div style="${style} color: ${ink};">${html}</div>`
  const lines = [
    line(escapeHtml(game), 'font-size: 14px; line-height: 20px;'),
    line(shapedHtml(name, lifts), 'font-size: 34px; line-height: 44px;'),
    line(print.join(' &nbsp; '), 'font-size: 13px; line-height: 20px; font-variant-numeric: tabular-nums;'),
  ]
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>` +
    `<td bgcolor="${ground}" style="background: ${ground}; padding: 16px 18px;">${lines.join('')}</td></tr></table>`
  )
}

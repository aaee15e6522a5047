import { z } from 'zod'
import { brandCurve, letterLifts } from '@/lib/audio/letter-lifts'
import { offThread } from '@/lib/core/off-thread'
import { translator } from '@/messages/texts'
import { letterStyle } from '@/lib/audio/letter-style'
import type { MailPart, Cover } from './content'
import { escapeHtml, linkedHtml } from './escape-html'
import type { MailFooter } from './mail-footer'
import { CUT, filledMjml, slot } from './mjml-template'

const NAME = translator('meta')('name')

/** The paper colours of app/styles.css, for light and dark. Mail programs do not support variables. */
const light = {
  ground: '#f6f2e9',
  line: '#d8cfbc',
  text: '#1c1815',
  muted: '#5c5347',
  accent: '#7b1f3b',
  accentInk: '#fff9ef',
}
const dark: typeof light = {
  ground: '#1a1613',
  line: '#443b32',
  text: '#f4ede1',
  muted: '#bdb1a1',
  accent: '#e3cb4f',
  accentInk: '#2b2100',
}

const colors = light
const MAIL_FONT = "Archivo, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Optional styles; without them a mail is light and plain. */
const mailStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: ${light.accent}; }
  table { border-spacing: 0; }
  td { overflow-wrap: anywhere; }
  ul { margin: 0; padding-left: 20px; }
  li { padding-bottom: 6px; }
  p { margin: 0 0 10px; }
  @media (max-width: 480px) {
    .fact-name, .fact-value { display: block !important; width: auto !important; padding: 8px 0 0 !important; }
    .fact-value { border: 0 !important; padding: 0 0 8px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground, .ground > div { background: ${dark.ground} !important; }
    .ink div, .ink td, .ink span, .ink strong { color: ${dark.text} !important; }
    .ink .muted, .muted div, .muted td { color: ${dark.muted} !important; }
    .ink a, .muted a { color: ${dark.accent} !important; }
    .line p, .ink .line { border-color: ${dark.line} !important; }
    .button td, .button a { background: ${dark.accent} !important; color: ${dark.accentInk} !important; }
  }
`

const drawing = { name: 'drawHtml', work: drawHtml, result: z.string() }

/** Includes the footer, because the thread that draws it knows neither the owner nor the settings. */
interface Drawn {
  subject: string
  parts: MailPart[]
  footer: MailFooter
}

/** Also works in old mail programs; loads nothing from the network. */
export function renderHtml(drawn: Drawn): Promise<string> {
  return offThread(drawing, drawn)
}

export async function drawHtml({ subject, parts, footer }: Drawn): Promise<string> {
  const bodies = parts.map((part) => {
    const { mjml, values } = renderPart(part)
    return filledMjml(mjml, () => frame(CUT + mjml + CUT), ['', ...values])
  })
  const body = (await Promise.all(bodies)).join('')
  const values = [escapeHtml(subject), body, footerHtml(footer)]
  return filledMjml('mail', () => frame(`<mj-raw>${slot(1)}</mj-raw>`), values)
}

function frame(body: string): string {
  return `<mjml lang="de" dir="ltr">
    <mj-head>
      <mj-title>${slot(0)}</mj-title>
      <mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw>
      <mj-attributes>
        <mj-all font-family="${MAIL_FONT}" />
        <mj-text color="${colors.text}" font-size="16px" line-height="25px" padding="8px 20px" />
        <mj-table color="${colors.text}" font-size="16px" line-height="23px" padding="8px 20px" />
        <mj-image padding="8px 20px" />
        <mj-divider border-width="1px" border-color="${colors.line}" padding="4px 20px 12px" />
        <mj-button align="left" background-color="${colors.accent}" color="${colors.accentInk}" font-size="16px" font-weight="600" border-radius="3px" inner-padding="13px 22px" padding="12px 20px" />
      </mj-attributes>
      <mj-style>${mailStyles}</mj-style>
    </mj-head>
    <mj-body background-color="${colors.ground}" css-class="ground">
      <mj-section padding="12px 0 32px"><mj-column>
        <mj-text css-class="ink" font-size="26px" line-height="34px">${shapedHtml(NAME, letterLifts(NAME, brandCurve))}</mj-text>
        <mj-divider css-class="line" />
        ${body}
        <mj-divider css-class="line" padding="28px 20px 8px" />
        <mj-text css-class="muted" color="${colors.muted}" font-size="14px" line-height="21px">${slot(2)}</mj-text>
      </mj-column></mj-section>
    </mj-body>
  </mjml>`
}

function footerHtml({ lines, imprint }: MailFooter): string {
  const link = `<a href="${escapeHtml(imprint.url)}">${escapeHtml(imprint.label)}</a>`
  return [...lines.map(escapeHtml), link].join('<br />')
}

/** Slots from 1 on, and their values as HTML; parts of one kind share their MJML. `frame` has slots 0 and 2. */
interface FilledPart {
  mjml: string
  values: string[]
}

function renderPart(part: MailPart): FilledPart {
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
    case 'covers':
      return coversOf(part)
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

function coversOf({ covers }: Extract<MailPart, { kind: 'covers' }>): FilledPart {
  const rows = covers.map((cover) => `<tr><td style="padding: 0 0 10px;">${coverHtml(cover)}</td></tr>`)
  return { mjml: `<mj-table>${slot(1)}</mj-table>`, values: [rows.join('')] }
}

/** In its own colours, also in dark mode: as a table, because some mail programs colour nothing else. */
function coverHtml({ name, lifts, game, facts, palette: { ground, ink } }: Cover): string {
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

/** As far as the reader's font has weights and widths: mails embed no font. @param lifts see `letterLifts` */
function shapedHtml(name: string, lifts: readonly number[]): string {
  const runs: { style: string; text: string }[] = []
  ;[...name].forEach((letter, index) => {
    const { weight, stretch } = letterStyle(lifts[index] ?? 0)
    const style = `font-weight: ${weight}; font-stretch: ${stretch}%;`
    const last = runs.at(-1)
    if (last?.style === style) last.text += letter
    else runs.push({ style, text: letter })
  })
  const html = runs.map(({ style, text }) => `<span style="${style}">${escapeHtml(text)}</span>`)
  // So that it is read as one word, not letter by letter.
  return `<span role="img" aria-label="${escapeHtml(name)}">${html.join('')}</span>`
}

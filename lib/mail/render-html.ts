import 'server-only'
import { z } from 'zod'
import { brandCurve, letterLifts } from '@/lib/audio/letter-lifts'
import { offThread } from '@/lib/core/off-thread'
import messages from '@/messages/de.json'
import type { MailPart } from './content'
import { escapeHtml } from './escape-html'
import type { MailFooter } from './mail-footer'
import { MAIL_FONT, mailColors as colors, mailStyles } from './mail-look'
import { CUT, filledMjml, slot } from './mjml-template'
import { renderPart } from './render-part'
import { shapedHtml } from './shaped-html'

const drawing = { name: 'drawHtml', work: drawHtml, result: z.string() }

/** Carries its footer along: the thread that draws it knows neither the owner nor the settings. */
interface Drawn {
  subject: string
  parts: MailPart[]
  footer: MailFooter
}

/** A mail as HTML that also works in old mail programs; loads nothing from the network. */
export function renderHtml(drawn: Drawn): Promise<string> {
  return offThread(drawing, drawn)
}

/** Draws it on the calling thread. */
export async function drawHtml({ subject, parts, footer }: Drawn): Promise<string> {
  const bodies = parts.map((part) => {
    const { mjml, values } = renderPart(part)
    return filledMjml(mjml, () => frame(CUT + mjml + CUT), ['', ...values])
  })
  const body = (await Promise.all(bodies)).join('')
  const values = [escapeHtml(subject), body, footerHtml(footer)]
  return filledMjml('mail', () => frame(`<mj-raw>${slot(1)}</mj-raw>`), values)
}

/** Its subject is slot 0, its footer slot 2. */
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
        <mj-text css-class="ink" font-size="26px" line-height="34px">${shapedHtml(messages.meta.name, letterLifts(messages.meta.name, brandCurve))}</mj-text>
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

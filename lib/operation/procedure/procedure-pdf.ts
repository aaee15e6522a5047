import { z } from 'zod'
import { brandCurve } from '@/lib/audio/letter-lifts'
import { offThread } from '@/lib/core/off-thread'
import { t } from '@/lib/invoices/invoice-texts'
import { drawFooter, drawLetterhead } from '@/lib/invoices/pdf-parts'
import { shapeOf } from '@/lib/invoices/pdf-runs'
import { Sheet } from '@/lib/invoices/pdf-sheet'
import { PAGE_LABEL } from '@/lib/orders/contracts/draw-contract'
import { drawFacts, drawHeading, drawParagraph, drawTitle } from '@/lib/orders/contracts/draw-parts'
import type { Fact } from '@/lib/orders/contracts/evidence-pdf'

/** Width of the names' column, in points. */
const NAMES = 190

export interface ProcedureDoc {
  /** When it was read, in ms. */
  at: number
  title: string
  intro: string
  seller: string[]
  sections: ProcedureSection[]
}

export interface ProcedureSection {
  heading: string
  text?: string
  facts: Fact[]
}

const drawing = {
  name: 'drawProcedure',
  work: drawProcedure,
  result: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
}

export function procedurePdf(doc: ProcedureDoc): Promise<Uint8Array<ArrayBuffer>> {
  return offThread(drawing, doc)
}

/** Runs on the calling thread. */
export function drawProcedure(doc: ProcedureDoc): Promise<Uint8Array<ArrayBuffer>> {
  const { at, title, intro, seller, sections } = doc
  const brand = t('labels.brand')
  const sheet = new Sheet({ title, at })
  sheet.fixLetters()
  drawLetterhead(sheet, { brand, shape: shapeOf(brand, brandCurve), seller })
  sheet.y = Math.max(sheet.y + 26, 170)
  drawTitle(sheet, title)
  drawParagraph(sheet, intro)
  for (const { heading, text, facts } of sections) {
    drawHeading(sheet, heading)
    if (text !== undefined) drawParagraph(sheet, text)
    if (facts.length > 0) drawFacts(sheet, facts, NAMES)
  }
  const footer = { text: `${seller[0]}, ${title}`, label: PAGE_LABEL }
  return sheet.bytes((page, pages) => drawFooter(sheet, footer, { page, pages }))
}

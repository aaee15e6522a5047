import { z } from 'zod'
import { offThread } from '@/lib/core/off-thread'
import { t as tInvoice } from '@/lib/invoices/invoice-texts'
import { drawFooter, drawLetterhead } from '@/lib/invoices/pdf-parts'
import { Sheet } from '@/lib/invoices/pdf-sheet'
import { translator } from '@/messages/texts'
import type { Contract } from './contract-of'
import { drawWholeContract, PAGE_LABEL } from './draw-contract'
import { drawFacts, drawHeading, drawParagraph, drawTitle } from './draw-parts'

const t = translator('orders.evidence')
/** In points; files and mails have long names. */
const NAMES = 260

export interface Fact {
  name: string
  lines: string[]
}

export interface Evidence {
  /** Of opening or decision, in ms. */
  at: number
  title: string
  intro: string
  about: Fact[]
  consents: string[]
  downloads: Fact[]
  mails: Fact[]
  contract: Contract
}

const drawing = {
  name: 'drawEvidence',
  work: drawEvidence,
  result: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
}

/** The same bytes for the same evidence. */
export function evidencePdf(evidence: Evidence): Promise<Uint8Array<ArrayBuffer>> {
  return offThread(drawing, evidence)
}

/** Runs on the calling thread. */
export function drawEvidence(evidence: Evidence): Promise<Uint8Array<ArrayBuffer>> {
  const { title, at, intro, about, consents, contract } = evidence
  const { seller, brandShape } = contract
  const sheet = new Sheet({ title, at })
  sheet.fixLetters()
  drawLetterhead(sheet, { brand: tInvoice('labels.brand'), shape: brandShape, seller })
  sheet.y = Math.max(sheet.y + 26, 170)
  drawTitle(sheet, title)
  drawParagraph(sheet, intro)
  drawHeading(sheet, t('about'))
  drawFacts(sheet, about)
  drawHeading(sheet, t('consents'))
  for (const text of consents) drawParagraph(sheet, text)
  drawList(sheet, t('downloads'), evidence.downloads, t('noDownloads'))
  drawList(sheet, t('mails'), evidence.mails, t('noMails'))
  sheet.newPage()
  drawWholeContract(sheet, contract)
  const footer = { text: `${seller[0]}, ${title}`, label: PAGE_LABEL }
  return sheet.bytes((page, pages) => drawFooter(sheet, footer, { page, pages }))
}

function drawList(sheet: Sheet, heading: string, facts: Evidence['mails'], none: string): void {
  drawHeading(sheet, heading)
  if (facts.length === 0) drawParagraph(sheet, none)
  else drawFacts(sheet, facts, NAMES)
}

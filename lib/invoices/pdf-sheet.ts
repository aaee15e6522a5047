import PDFDocument from 'pdfkit'
import { z } from 'zod'
import { printedLetters } from '@/lib/core/text/printed-letters'
import { translator } from '@/messages/texts'
import { invoiceFont } from './invoice-fonts'
import { INVOICE_FONTS, runsOf, type Run } from './pdf-runs'

/** A4 in points, and its margins. */
export const PAGE = { width: 595.28, height: 841.89, edge: 57, bottom: 76 }
/** Where a trial is labelled as one, in points from the top; and the word across its pages. */
const TRIAL_TOP = 34
const t = translator('invoices.trial')
const INK = '#1c1b19'
const MUTED = '#5f5b54'
/** Relative to the font size. */
export const LINE_HEIGHT = 1.38
const TABULAR: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern']
/** The letters of German texts, with letter pairs that become ligatures. */
const FIXED = `${printedLetters.plain.slice(0, 95)}ÄÖÜäöüß§–„“‚‘€\u00a0 ff fi fl ffi ffl fj`
const encoderSchema = z.object({
  encode: z.custom<(text: string, features: readonly string[]) => [codes: string[], positions: unknown]>(
    (value) => typeof value === 'function',
  ),
})

export interface Style {
  size: number
  isBold?: boolean
  isMuted?: boolean
  /** Right-aligned: `x` is where the text ends. */
  isRight?: boolean
}

type Element = PDFKit.PDFStructureElement

interface PartOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Row' | 'Column'
}

/** From top to bottom: selectable, tagged, with embedded fonts, for archiving (PDF/A-3a). Same calls, same bytes. */
export class Sheet {
  readonly document
  readonly #root: Element
  /** Top of the next line, in points from the top of the page. */
  y = PAGE.edge
  /** Moves `y` below the head that it draws. */
  onNewPage = () => {}
  /** For letters whose drawing is already known; see `drawStamped`. */
  isSilent = false
  #isTrial = false
  readonly #registered = new Set<string>()
  /** How many glyphs each font has got by `fixLetters`. */
  #fixed = 0

  constructor({ title, at }: { title: string; at: number }) {
    const document = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: 'de-DE',
      displayTitle: true,
      info: { Title: title, CreationDate: new Date(at), Producer: 'Spielklang', Creator: 'Spielklang' },
      // The default font could not be embedded.
      font: '',
    })
    document.addPage()
    this.document = document
    this.#root = document.struct('Document')
    document.addStructure(this.#root)
  }

  #use(font: string): PDFKit.PDFDocument {
    if (!this.#registered.has(font)) this.document.registerFont(font, invoiceFont(font))
    this.#registered.add(font)
    return this.document.font(font)
  }

  /** Assigns the same numbers in all documents to the text fonts, and to the letters of the plain and bold ones. */
  fixLetters(): void {
    const { plain, bold, extended } = INVOICE_FONTS
    const counts = [plain, bold].map((name) => {
      const font: unknown = Reflect.get(this.#use(name), '_font')
      const encode = encoderSchema.parse(font).encode.bind(font)
      return new Set(encode(FIXED, TABULAR)[0]).size
    })
    this.#use(extended)
    this.#fixed = Math.min(...counts)
  }

  /** Whether everything written in a page's content has a number from `fixLetters`. */
  isFixed(content: string): boolean {
    const fonts = [...content.matchAll(/\/(F\d+) [\d.]+ Tf/g)].every(
      ([, name]) => name === 'F1' || name === 'F2',
    )
    const signs = [...content.matchAll(/<([0-9a-f]+)> /g)].flatMap(([, code]) => code?.match(/.{4}/g) ?? [])
    return fonts && signs.every((sign) => parseInt(sign, 16) <= this.#fixed)
  }

  /** For screen readers. */
  part(tag: string, parent: Element = this.#root, options: PartOptions = {}): Element {
    const part = this.document.struct(tag, options)
    parent.add(part)
    return part
  }

  write(tag: string, draw: () => void, parent?: Element, options?: PartOptions): void {
    const part = this.part(tag, parent, options)
    part.add(draw)
    part.end()
  }

  /** Visual only: lines, page numbers, repeated headings. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type })
    draw()
    this.document.endMarkedContent()
  }

  /** Starts a new page unless this many points are left. */
  need(height: number): void {
    if (this.y + height > PAGE.height - PAGE.bottom) this.newPage()
  }

  newPage(): void {
    this.document.addPage()
    this.y = PAGE.edge
    if (this.#fixed > 0) this.#nameFonts()
    this.onNewPage()
  }

  /** Declares the text fonts on the page in a fixed order, even where letters are left out. */
  #nameFonts(): void {
    this.decorate(() => {
      for (const name of [INVOICE_FONTS.plain, INVOICE_FONTS.bold])
        this.#use(name).fontSize(1).text(' ', PAGE.edge, PAGE.edge, { lineBreak: false })
    })
  }

  hairline(width = 0.4, from = PAGE.edge): void {
    const { document, y } = this
    this.decorate(() =>
      document
        .moveTo(from, y)
        .lineTo(PAGE.width - PAGE.edge, y)
        .lineWidth(width)
        .strokeColor(INK)
        .stroke(),
    )
  }

  line(text: string, x: number, y: number, style: Style): void {
    const runs = runsOf(text, fontOf(style))
    const left = style.isRight ? x - this.widthOf(runs, style.size) : x
    this.runs(runs, left, y, style)
  }

  runs(runs: readonly Run[], x: number, y: number, { size, isMuted }: Style): void {
    if (this.isSilent) return
    const { document } = this
    let left = x
    document.fillColor(isMuted ? MUTED : INK)
    for (const { font, text } of runs) {
      const options = { lineBreak: false, baseline: 'alphabetic', features: TABULAR } as const
      this.#use(font).fontSize(size).text(text, left, y, options)
      left += document.widthOfString(text, { features: TABULAR })
    }
  }

  widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { font, text }) => {
      this.#use(font).fontSize(size)
      return sum + this.document.widthOfString(text, { features: TABULAR })
    }, 0)
  }

  /** Draws lines from `y` down and moves `y` below them. */
  lines(lines: readonly string[], x: number, style: Style): void {
    for (const each of lines) {
      this.line(each, x, this.y + style.size, style)
      this.y += style.size * LINE_HEIGHT
    }
  }

  /** Wraps a text to a width, breaking between words, and within words that are longer. */
  wrap(text: string, width: number, style: Style): string[] {
    const fits = (line: string) => this.widthOf(runsOf(line, fontOf(style)), style.size) <= width
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) line = longer
      else {
        if (line !== '') lines.push(line)
        const pieces = brokenWord(word, fits)
        line = pieces.pop() ?? ''
        lines.push(...pieces)
      }
    }
    return [...lines, line]
  }

  /** Labels each page as a trial, in text across it; also once at the beginning, for screen readers. */
  markTrial(): void {
    this.#isTrial = true
    this.write('P', () => this.line(t('text'), PAGE.edge, TRIAL_TOP, { size: 9.5, isBold: true }))
  }

  #drawTrial(): void {
    const { document } = this
    const [x, y] = [PAGE.width / 2, PAGE.height / 2]
    const style: Style = { size: 150, isBold: true }
    const width = this.widthOf(runsOf(t('word'), fontOf(style)), style.size)
    document
      .save()
      .rotate(-52, { origin: [x, y] })
      .fillOpacity(0.1)
    this.line(t('word'), x - width / 2, y + style.size / 3, style)
    document.restore()
  }

  async bytes(footer: (page: number, pages: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.document.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(page)
      this.decorate(() => {
        if (this.#isTrial) this.#drawTrial()
        footer(page + 1, count)
      }, 'Pagination')
    }
    this.#root.end()
    this.document.end()
    const chunks: Buffer[] = []
    for await (const chunk of this.document) chunks.push(Buffer.from(chunk))
    return new Uint8Array(Buffer.concat(chunks))
  }
}

const fontOf = ({ isBold }: Style) => (isBold ? INVOICE_FONTS.bold : INVOICE_FONTS.plain)

function brokenWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = ['']
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`
    if (pieces.at(-1) !== '' && !fits(longer)) pieces.push(letter)
    else pieces[pieces.length - 1] = longer
  }
  return pieces
}

import type { Font } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit also accepts a parsed font, which its own types omit. */
      registerFont(name: string, font: Font): this
    }
  }
}

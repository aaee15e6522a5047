import type { Font } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit takes a font that was read before, too; its own types do not say so. */
      registerFont(name: string, font: Font): this
    }
  }
}

import '@total-typescript/ts-reset/json-parse'
import '@total-typescript/ts-reset/fetch'
import type { Font } from 'fontkit'
import type messages from './messages/de.json'

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'de'
    Messages: typeof messages
  }
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit also accepts a parsed font, which its own types omit. */
      registerFont(name: string, font: Font): this
    }
  }
}

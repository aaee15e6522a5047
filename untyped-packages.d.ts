/** For plain `node:http`; the published types want Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt'
    /** Drops glyphs that only ligatures and other variants need. */
    noLayoutClosure?: boolean
    /** A number fixes an axis. */
    variationAxes?: Record<string, number>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
